/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod/mini';

const tradeRequestGroupStateCountMin = 2;

const tradeRequestGroupStateAnsweredCountMin = 0;



export const TradeRequestGroupState = /*#__PURE__*/ zod.object({
  "count": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(tradeRequestGroupStateCountMin)),
  "answeredCount": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(tradeRequestGroupStateAnsweredCountMin))
});

export type TradeRequestGroupState = zod.input<typeof TradeRequestGroupState>;
export type TradeRequestGroupStateOutput = zod.output<typeof TradeRequestGroupState>;
