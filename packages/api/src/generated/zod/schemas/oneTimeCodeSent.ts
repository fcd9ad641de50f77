/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod';


export const oneTimeCodeSentCodeLengthMin = 4;
export const oneTimeCodeSentCodeLengthMax = 8;

export const oneTimeCodeSentResendAfterSecondsMin = 0;



export const OneTimeCodeSent = zod.object({
  "expiresInSeconds": zod.int().min(1),
  "codeLength": zod.int().min(oneTimeCodeSentCodeLengthMin).max(oneTimeCodeSentCodeLengthMax),
  "resendAfterSeconds": zod.int().min(oneTimeCodeSentResendAfterSecondsMin),
  "isNewUser": zod.boolean()
});

export type OneTimeCodeSent = zod.input<typeof OneTimeCodeSent>;
export type OneTimeCodeSentOutput = zod.output<typeof OneTimeCodeSent>;
