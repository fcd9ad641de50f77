/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod';

export const PublishTradeRequestHeaders = zod.object({
  "Idempotency-Key": zod.uuid()
})

export type PublishTradeRequestHeaders = zod.input<typeof PublishTradeRequestHeaders>;
export type PublishTradeRequestHeadersOutput = zod.output<typeof PublishTradeRequestHeaders>;
