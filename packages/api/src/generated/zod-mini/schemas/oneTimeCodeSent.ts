/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod/mini';


const oneTimeCodeSentCodeLengthMin = 4;
const oneTimeCodeSentCodeLengthMax = 8;

const oneTimeCodeSentResendAfterSecondsMin = 0;



export const OneTimeCodeSent = /*#__PURE__*/ zod.object({
  "expiresInSeconds": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)),
  "codeLength": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(oneTimeCodeSentCodeLengthMin)).check(/*#__PURE__*/ zod.lte(oneTimeCodeSentCodeLengthMax)),
  "resendAfterSeconds": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(oneTimeCodeSentResendAfterSecondsMin)),
  "isNewUser": /*#__PURE__*/ zod.boolean()
});

export type OneTimeCodeSent = zod.input<typeof OneTimeCodeSent>;
export type OneTimeCodeSentOutput = zod.output<typeof OneTimeCodeSent>;
