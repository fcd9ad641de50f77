/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod/mini';

export const RequestTradeRequestConfirmationHeaders = /*#__PURE__*/ zod.object({
  "Idempotency-Key": /*#__PURE__*/ zod.uuid()
})

export type RequestTradeRequestConfirmationHeaders = zod.input<typeof RequestTradeRequestConfirmationHeaders>;
export type RequestTradeRequestConfirmationHeadersOutput = zod.output<typeof RequestTradeRequestConfirmationHeaders>;
