/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod';

const oneTimeCodeRequestPhoneNumberRegExp = new RegExp('^09\\d{9}$');


export const OneTimeCodeRequest = zod.object({
  "phoneNumber": zod.string().regex(oneTimeCodeRequestPhoneNumberRegExp)
});

export type OneTimeCodeRequest = zod.input<typeof OneTimeCodeRequest>;
export type OneTimeCodeRequestOutput = zod.output<typeof OneTimeCodeRequest>;
