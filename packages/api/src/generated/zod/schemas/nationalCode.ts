/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod';

export const NationalCodeRegExp = new RegExp('^\\d{10}$');


export const NationalCode = zod.string().regex(NationalCodeRegExp);

export type NationalCode = zod.input<typeof NationalCode>;
export type NationalCodeOutput = zod.output<typeof NationalCode>;
