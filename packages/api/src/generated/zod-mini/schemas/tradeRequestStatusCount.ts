/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod/mini';
import { TradeRequestStatus } from './tradeRequestStatus';




export const TradeRequestStatusCount = /*#__PURE__*/ zod.object({
  "status": TradeRequestStatus,
  "count": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1))
});

export type TradeRequestStatusCount = zod.input<typeof TradeRequestStatusCount>;
export type TradeRequestStatusCountOutput = zod.output<typeof TradeRequestStatusCount>;
