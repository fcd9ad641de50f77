/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod';
import { PriceTier } from './priceTier';

export const priceFixedAmountRialMin = 0;



export const PriceFixed = zod.object({
  "perUnitId": zod.string().optional(),
  "vatIncluded": zod.boolean(),
  "validUntil": zod.iso.datetime({"offset":true}).optional(),
  "kind": zod.enum(['Fixed']),
  "amountRial": zod.int().min(priceFixedAmountRialMin),
  "tiers": zod.array(PriceTier).optional()
});

export type PriceFixed = zod.input<typeof PriceFixed>;
export type PriceFixedOutput = zod.output<typeof PriceFixed>;
