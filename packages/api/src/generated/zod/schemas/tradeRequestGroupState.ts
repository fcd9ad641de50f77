/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod';

export const tradeRequestGroupStateCountMin = 2;

export const tradeRequestGroupStateAnsweredCountMin = 0;



export const TradeRequestGroupState = zod.object({
  "count": zod.int().min(tradeRequestGroupStateCountMin),
  "answeredCount": zod.int().min(tradeRequestGroupStateAnsweredCountMin)
});

export type TradeRequestGroupState = zod.input<typeof TradeRequestGroupState>;
export type TradeRequestGroupStateOutput = zod.output<typeof TradeRequestGroupState>;
