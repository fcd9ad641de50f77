/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod';
import { PriceTier } from './priceTier';

const priceFixedPerUnitIdMax = 64;

const priceFixedAmountRialMin = 0;
const priceFixedAmountRialMax = 9007199254740991;

const priceFixedTiersMax = 200;



export const PriceFixed = zod.object({
  "perUnitId": zod.string().min(1).max(priceFixedPerUnitIdMax).optional(),
  "vatIncluded": zod.boolean(),
  "validUntil": zod.iso.datetime({"offset":true}).optional(),
  "kind": zod.enum(['Fixed']),
  "amountRial": zod.int().min(priceFixedAmountRialMin).max(priceFixedAmountRialMax),
  "tiers": zod.array(PriceTier).max(priceFixedTiersMax).optional()
});

export type PriceFixed = zod.input<typeof PriceFixed>;
export type PriceFixedOutput = zod.output<typeof PriceFixed>;
