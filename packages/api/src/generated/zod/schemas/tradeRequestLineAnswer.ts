/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod';
import { TradeDeviation } from './tradeDeviation';
import { TradePriceBreak } from './tradePriceBreak';
import { TradeQuotedUnit } from './tradeQuotedUnit';

export const tradeRequestLineAnswerUnitPriceRialMin = 0;

export const tradeRequestLineAnswerLeadTimeDaysMin = 0;



export const TradeRequestLineAnswer = zod.object({
  "offeredTitle": zod.string().optional(),
  "unitPriceRial": zod.int().min(tradeRequestLineAnswerUnitPriceRialMin).optional(),
  "quotedUnit": TradeQuotedUnit.optional(),
  "priceBreaks": zod.array(TradePriceBreak).optional(),
  "leadTimeDays": zod.int().min(tradeRequestLineAnswerLeadTimeDaysMin).optional(),
  "note": zod.string().optional(),
  "deviations": zod.array(TradeDeviation)
});

export type TradeRequestLineAnswer = zod.input<typeof TradeRequestLineAnswer>;
export type TradeRequestLineAnswerOutput = zod.output<typeof TradeRequestLineAnswer>;
