/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod/mini';
import { TradeDeviation } from './tradeDeviation';
import { TradePriceBreak } from './tradePriceBreak';
import { TradeQuotedUnit } from './tradeQuotedUnit';

const tradeRequestLineAnswerUnitPriceRialMin = 0;

const tradeRequestLineAnswerLeadTimeDaysMin = 0;



export const TradeRequestLineAnswer = /*#__PURE__*/ zod.object({
  "offeredTitle": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
  "unitPriceRial": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(tradeRequestLineAnswerUnitPriceRialMin))),
  "quotedUnit": /*#__PURE__*/ zod.optional(TradeQuotedUnit),
  "priceBreaks": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.array(TradePriceBreak)),
  "leadTimeDays": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(tradeRequestLineAnswerLeadTimeDaysMin))),
  "note": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
  "deviations": /*#__PURE__*/ zod.array(TradeDeviation)
});

export type TradeRequestLineAnswer = zod.input<typeof TradeRequestLineAnswer>;
export type TradeRequestLineAnswerOutput = zod.output<typeof TradeRequestLineAnswer>;
