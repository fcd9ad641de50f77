/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod';
import { TradeRequestStatus } from './tradeRequestStatus';




export const TradeRequestStatusCount = zod.object({
  "status": TradeRequestStatus,
  "count": zod.int().min(1)
});

export type TradeRequestStatusCount = zod.input<typeof TradeRequestStatusCount>;
export type TradeRequestStatusCountOutput = zod.output<typeof TradeRequestStatusCount>;
