/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod';
import { PriceTier } from './priceTier';

const priceLoginToSeePerUnitIdMax = 64;

const priceLoginToSeeAmountRialMin = 0;
const priceLoginToSeeAmountRialMax = 9007199254740991;

const priceLoginToSeeMaxAmountRialMin = 0;
const priceLoginToSeeMaxAmountRialMax = 9007199254740991;

const priceLoginToSeeTiersMax = 200;



export const PriceLoginToSee = zod.object({
  "perUnitId": zod.string().min(1).max(priceLoginToSeePerUnitIdMax).optional(),
  "vatIncluded": zod.boolean(),
  "validUntil": zod.iso.datetime({"offset":true}).optional(),
  "kind": zod.enum(['LoginToSee']),
  "amountRial": zod.int().min(priceLoginToSeeAmountRialMin).max(priceLoginToSeeAmountRialMax).optional(),
  "maxAmountRial": zod.int().min(priceLoginToSeeMaxAmountRialMin).max(priceLoginToSeeMaxAmountRialMax).optional(),
  "tiers": zod.array(PriceTier).max(priceLoginToSeeTiersMax).optional()
});

export type PriceLoginToSee = zod.input<typeof PriceLoginToSee>;
export type PriceLoginToSeeOutput = zod.output<typeof PriceLoginToSee>;
