/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod/mini';

export const NationalCodeRegExp = new RegExp('^\\d{10}$');


export const NationalCode = /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(NationalCodeRegExp));

export type NationalCode = zod.input<typeof NationalCode>;
export type NationalCodeOutput = zod.output<typeof NationalCode>;
