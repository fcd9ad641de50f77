/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod';

export const tradePriceBreakQuantityMin = 0;

export const tradePriceBreakUnitPriceRialMin = 0;



export const TradePriceBreak = zod.object({
  "quantity": zod.number().min(tradePriceBreakQuantityMin),
  "unitPriceRial": zod.int().min(tradePriceBreakUnitPriceRialMin)
});

export type TradePriceBreak = zod.input<typeof TradePriceBreak>;
export type TradePriceBreakOutput = zod.output<typeof TradePriceBreak>;
