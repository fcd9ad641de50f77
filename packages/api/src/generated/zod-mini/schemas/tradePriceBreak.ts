/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod/mini';

const tradePriceBreakQuantityMin = 0;

const tradePriceBreakUnitPriceRialMin = 0;



export const TradePriceBreak = /*#__PURE__*/ zod.object({
  "quantity": /*#__PURE__*/ zod.number().check(/*#__PURE__*/ zod.gte(tradePriceBreakQuantityMin)),
  "unitPriceRial": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(tradePriceBreakUnitPriceRialMin))
});

export type TradePriceBreak = zod.input<typeof TradePriceBreak>;
export type TradePriceBreakOutput = zod.output<typeof TradePriceBreak>;
