/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod/mini';

const oneTimeCodeRequestPhoneNumberRegExp = new RegExp('^09\\d{9}$');


export const OneTimeCodeRequest = /*#__PURE__*/ zod.object({
  "phoneNumber": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(oneTimeCodeRequestPhoneNumberRegExp))
});

export type OneTimeCodeRequest = zod.input<typeof OneTimeCodeRequest>;
export type OneTimeCodeRequestOutput = zod.output<typeof OneTimeCodeRequest>;
