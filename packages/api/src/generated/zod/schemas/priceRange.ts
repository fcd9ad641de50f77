/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod';
import { PriceTier } from './priceTier';

export const priceRangeAmountRialMin = 0;

export const priceRangeMaxAmountRialMin = 0;



export const PriceRange = zod.object({
  "perUnitId": zod.string().optional(),
  "vatIncluded": zod.boolean(),
  "validUntil": zod.iso.datetime({"offset":true}).optional(),
  "kind": zod.enum(['Range']),
  "amountRial": zod.int().min(priceRangeAmountRialMin),
  "maxAmountRial": zod.int().min(priceRangeMaxAmountRialMin),
  "tiers": zod.array(PriceTier).optional()
});

export type PriceRange = zod.input<typeof PriceRange>;
export type PriceRangeOutput = zod.output<typeof PriceRange>;
