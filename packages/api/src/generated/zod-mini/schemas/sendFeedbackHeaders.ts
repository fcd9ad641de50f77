/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod/mini';

export const SendFeedbackHeaders = /*#__PURE__*/ zod.object({
  "Idempotency-Key": /*#__PURE__*/ zod.uuid()
})

export type SendFeedbackHeaders = zod.input<typeof SendFeedbackHeaders>;
export type SendFeedbackHeadersOutput = zod.output<typeof SendFeedbackHeaders>;
