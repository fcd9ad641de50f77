/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod';

const priceTierMinQtyExclusiveMin = 0;

const priceTierAmountRialMin = 0;
const priceTierAmountRialMax = 9007199254740991;



export const PriceTier = zod.object({
  "minQty": zod.number().gt(priceTierMinQtyExclusiveMin),
  "amountRial": zod.int().min(priceTierAmountRialMin).max(priceTierAmountRialMax)
});

export type PriceTier = zod.input<typeof PriceTier>;
export type PriceTierOutput = zod.output<typeof PriceTier>;
