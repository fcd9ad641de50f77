/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod';

export const priceTierMinQtyExclusiveMin = 0;

export const priceTierAmountRialMin = 0;



export const PriceTier = zod.object({
  "minQty": zod.number().gt(priceTierMinQtyExclusiveMin),
  "amountRial": zod.int().min(priceTierAmountRialMin)
});

export type PriceTier = zod.input<typeof PriceTier>;
export type PriceTierOutput = zod.output<typeof PriceTier>;
