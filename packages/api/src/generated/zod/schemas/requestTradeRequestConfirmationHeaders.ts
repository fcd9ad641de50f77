/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod';

export const RequestTradeRequestConfirmationHeaders = zod.object({
  "Idempotency-Key": zod.uuid()
})

export type RequestTradeRequestConfirmationHeaders = zod.input<typeof RequestTradeRequestConfirmationHeaders>;
export type RequestTradeRequestConfirmationHeadersOutput = zod.output<typeof RequestTradeRequestConfirmationHeaders>;
