/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod/mini';

export const RequestOnlinePaymentHeaders = /*#__PURE__*/ zod.object({
  "Idempotency-Key": /*#__PURE__*/ zod.uuid()
})

export type RequestOnlinePaymentHeaders = zod.input<typeof RequestOnlinePaymentHeaders>;
export type RequestOnlinePaymentHeadersOutput = zod.output<typeof RequestOnlinePaymentHeaders>;
