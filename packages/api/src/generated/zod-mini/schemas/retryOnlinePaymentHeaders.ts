/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod/mini';

export const RetryOnlinePaymentHeaders = /*#__PURE__*/ zod.object({
  "Idempotency-Key": /*#__PURE__*/ zod.uuid()
})

export type RetryOnlinePaymentHeaders = zod.input<typeof RetryOnlinePaymentHeaders>;
export type RetryOnlinePaymentHeadersOutput = zod.output<typeof RetryOnlinePaymentHeaders>;
