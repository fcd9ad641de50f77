/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod';

const oneTimeCodeSentExpiresInSecondsMax = 2147483647;

const oneTimeCodeSentCodeLengthMin = 4;
const oneTimeCodeSentCodeLengthMax = 8;

const oneTimeCodeSentResendAfterSecondsMin = 0;
const oneTimeCodeSentResendAfterSecondsMax = 2147483647;



export const OneTimeCodeSent = zod.object({
  "expiresInSeconds": zod.int().min(1).max(oneTimeCodeSentExpiresInSecondsMax),
  "codeLength": zod.int().min(oneTimeCodeSentCodeLengthMin).max(oneTimeCodeSentCodeLengthMax),
  "resendAfterSeconds": zod.int().min(oneTimeCodeSentResendAfterSecondsMin).max(oneTimeCodeSentResendAfterSecondsMax),
  "isNewUser": zod.boolean()
});

export type OneTimeCodeSent = zod.input<typeof OneTimeCodeSent>;
export type OneTimeCodeSentOutput = zod.output<typeof OneTimeCodeSent>;
