/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod';

export const PersonNameMin = 2;
export const PersonNameMax = 60;


export const PersonNameRegExp = new RegExp('^[A-Za-z\\u0621-\\u063A\\u0641-\\u064A\\u067E\\u0686\\u0698\\u06A9\\u06AF\\u06C0\\u06CC][A-Za-z\\u0621-\\u063A\\u0641-\\u064A\\u067E\\u0686\\u0698\\u06A9\\u06AF\\u06C0\\u06CC\\u0651\\u0654\\u200C .\'-]{1,59}$');


export const PersonName = zod.string().min(PersonNameMin).max(PersonNameMax).regex(PersonNameRegExp);

export type PersonName = zod.input<typeof PersonName>;
export type PersonNameOutput = zod.output<typeof PersonName>;
