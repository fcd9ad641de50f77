/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod';

export const RequestOnlinePaymentHeaders = zod.object({
  "Idempotency-Key": zod.uuid()
})

export type RequestOnlinePaymentHeaders = zod.input<typeof RequestOnlinePaymentHeaders>;
export type RequestOnlinePaymentHeadersOutput = zod.output<typeof RequestOnlinePaymentHeaders>;
