/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod';
import { PriceTier } from './priceTier';

export const priceLoginToSeeAmountRialMin = 0;

export const priceLoginToSeeMaxAmountRialMin = 0;



export const PriceLoginToSee = zod.object({
  "perUnitId": zod.string().optional(),
  "vatIncluded": zod.boolean(),
  "validUntil": zod.iso.datetime({"offset":true}).optional(),
  "kind": zod.enum(['LoginToSee']),
  "amountRial": zod.int().min(priceLoginToSeeAmountRialMin).optional(),
  "maxAmountRial": zod.int().min(priceLoginToSeeMaxAmountRialMin).optional(),
  "tiers": zod.array(PriceTier).optional()
});

export type PriceLoginToSee = zod.input<typeof PriceLoginToSee>;
export type PriceLoginToSeeOutput = zod.output<typeof PriceLoginToSee>;
