/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod';

export const SendFeedbackHeaders = zod.object({
  "Idempotency-Key": zod.uuid()
})

export type SendFeedbackHeaders = zod.input<typeof SendFeedbackHeaders>;
export type SendFeedbackHeadersOutput = zod.output<typeof SendFeedbackHeaders>;
