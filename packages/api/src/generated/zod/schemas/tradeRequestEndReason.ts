/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod';

const tradeRequestEndReasonTextMax = 10000;



export const TradeRequestEndReason = zod.object({
  "code": zod.string(),
  "text": zod.string().max(tradeRequestEndReasonTextMax)
});

export type TradeRequestEndReason = zod.input<typeof TradeRequestEndReason>;
export type TradeRequestEndReasonOutput = zod.output<typeof TradeRequestEndReason>;
