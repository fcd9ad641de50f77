/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod/mini';

export const PublishTradeRequestHeaders = /*#__PURE__*/ zod.object({
  "Idempotency-Key": /*#__PURE__*/ zod.uuid()
})

export type PublishTradeRequestHeaders = zod.input<typeof PublishTradeRequestHeaders>;
export type PublishTradeRequestHeadersOutput = zod.output<typeof PublishTradeRequestHeaders>;
