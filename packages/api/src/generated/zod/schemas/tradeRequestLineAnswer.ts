/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod';
import { TradeDeviation } from './tradeDeviation';
import { TradePriceBreak } from './tradePriceBreak';
import { TradeQuotedUnit } from './tradeQuotedUnit';

const tradeRequestLineAnswerOfferedTitleMax = 300;

const tradeRequestLineAnswerUnitPriceRialMin = 0;
const tradeRequestLineAnswerUnitPriceRialMax = 9007199254740991;

const tradeRequestLineAnswerPriceBreaksMax = 200;

const tradeRequestLineAnswerLeadTimeDaysMin = 0;
const tradeRequestLineAnswerLeadTimeDaysMax = 2147483647;

const tradeRequestLineAnswerNoteMax = 4000;

const tradeRequestLineAnswerDeviationsMax = 200;



export const TradeRequestLineAnswer = zod.object({
  "offeredTitle": zod.string().max(tradeRequestLineAnswerOfferedTitleMax).optional(),
  "unitPriceRial": zod.int().min(tradeRequestLineAnswerUnitPriceRialMin).max(tradeRequestLineAnswerUnitPriceRialMax).optional(),
  "quotedUnit": TradeQuotedUnit.optional(),
  "priceBreaks": zod.array(TradePriceBreak).max(tradeRequestLineAnswerPriceBreaksMax).optional(),
  "leadTimeDays": zod.int().min(tradeRequestLineAnswerLeadTimeDaysMin).max(tradeRequestLineAnswerLeadTimeDaysMax).optional(),
  "note": zod.string().max(tradeRequestLineAnswerNoteMax).optional(),
  "deviations": zod.array(TradeDeviation).max(tradeRequestLineAnswerDeviationsMax)
});

export type TradeRequestLineAnswer = zod.input<typeof TradeRequestLineAnswer>;
export type TradeRequestLineAnswerOutput = zod.output<typeof TradeRequestLineAnswer>;
