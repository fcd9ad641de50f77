/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod';

const tradeRequestGroupStateCountMin = 2;
const tradeRequestGroupStateCountMax = 2147483647;

const tradeRequestGroupStateAnsweredCountMin = 0;
const tradeRequestGroupStateAnsweredCountMax = 2147483647;



export const TradeRequestGroupState = zod.object({
  "count": zod.int().min(tradeRequestGroupStateCountMin).max(tradeRequestGroupStateCountMax),
  "answeredCount": zod.int().min(tradeRequestGroupStateAnsweredCountMin).max(tradeRequestGroupStateAnsweredCountMax)
});

export type TradeRequestGroupState = zod.input<typeof TradeRequestGroupState>;
export type TradeRequestGroupStateOutput = zod.output<typeof TradeRequestGroupState>;
