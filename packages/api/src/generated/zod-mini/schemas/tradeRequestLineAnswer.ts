/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod/mini';

export const tradeRequestLineAnswerUnitPriceRialMin = 0;

export const tradeRequestLineAnswerLeadTimeDaysMin = 0;



export const TradeRequestLineAnswer = /*#__PURE__*/ zod.object({
  "unitPriceRial": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(tradeRequestLineAnswerUnitPriceRialMin)),
  "leadTimeDays": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(tradeRequestLineAnswerLeadTimeDaysMin)),
  "note": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
  "deviations": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.string())
});

export type TradeRequestLineAnswer = zod.input<typeof TradeRequestLineAnswer>;
export type TradeRequestLineAnswerOutput = zod.output<typeof TradeRequestLineAnswer>;
