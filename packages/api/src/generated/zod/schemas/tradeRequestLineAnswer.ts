/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod';

export const tradeRequestLineAnswerUnitPriceRialMin = 0;

export const tradeRequestLineAnswerLeadTimeDaysMin = 0;



export const TradeRequestLineAnswer = zod.object({
  "unitPriceRial": zod.int().min(tradeRequestLineAnswerUnitPriceRialMin),
  "leadTimeDays": zod.int().min(tradeRequestLineAnswerLeadTimeDaysMin),
  "note": zod.string().optional(),
  "deviations": zod.array(zod.string())
});

export type TradeRequestLineAnswer = zod.input<typeof TradeRequestLineAnswer>;
export type TradeRequestLineAnswerOutput = zod.output<typeof TradeRequestLineAnswer>;
