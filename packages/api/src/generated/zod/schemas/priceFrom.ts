/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod';
import { PriceTier } from './priceTier';

export const priceFromAmountRialMin = 0;



export const PriceFrom = zod.object({
  "perUnitId": zod.string().optional(),
  "vatIncluded": zod.boolean(),
  "validUntil": zod.iso.datetime({"offset":true}).optional(),
  "kind": zod.enum(['From']),
  "amountRial": zod.int().min(priceFromAmountRialMin),
  "tiers": zod.array(PriceTier).optional()
});

export type PriceFrom = zod.input<typeof PriceFrom>;
export type PriceFromOutput = zod.output<typeof PriceFrom>;
