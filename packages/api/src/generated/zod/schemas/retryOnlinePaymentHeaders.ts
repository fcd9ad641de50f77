/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod';

export const RetryOnlinePaymentHeaders = zod.object({
  "Idempotency-Key": zod.uuid()
})

export type RetryOnlinePaymentHeaders = zod.input<typeof RetryOnlinePaymentHeaders>;
export type RetryOnlinePaymentHeadersOutput = zod.output<typeof RetryOnlinePaymentHeaders>;
