/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod';

const tradePriceBreakQuantityMin = 0;

const tradePriceBreakUnitPriceRialMin = 0;
const tradePriceBreakUnitPriceRialMax = 9007199254740991;



export const TradePriceBreak = zod.object({
  "quantity": zod.number().min(tradePriceBreakQuantityMin),
  "unitPriceRial": zod.int().min(tradePriceBreakUnitPriceRialMin).max(tradePriceBreakUnitPriceRialMax)
});

export type TradePriceBreak = zod.input<typeof TradePriceBreak>;
export type TradePriceBreakOutput = zod.output<typeof TradePriceBreak>;
