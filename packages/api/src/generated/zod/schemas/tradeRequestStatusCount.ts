/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod';
import { TradeRequestStatus } from './tradeRequestStatus';

const tradeRequestStatusCountCountMax = 2147483647;



export const TradeRequestStatusCount = zod.object({
  "status": TradeRequestStatus,
  "count": zod.int().min(1).max(tradeRequestStatusCountCountMax)
});

export type TradeRequestStatusCount = zod.input<typeof TradeRequestStatusCount>;
export type TradeRequestStatusCountOutput = zod.output<typeof TradeRequestStatusCount>;
