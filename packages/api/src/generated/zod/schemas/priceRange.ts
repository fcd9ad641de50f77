/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod';
import { PriceTier } from './priceTier';

const priceRangePerUnitIdMax = 64;

const priceRangeAmountRialMin = 0;
const priceRangeAmountRialMax = 9007199254740991;

const priceRangeMaxAmountRialMin = 0;
const priceRangeMaxAmountRialMax = 9007199254740991;

const priceRangeTiersMax = 200;



export const PriceRange = zod.object({
  "perUnitId": zod.string().min(1).max(priceRangePerUnitIdMax).optional(),
  "vatIncluded": zod.boolean(),
  "validUntil": zod.iso.datetime({"offset":true}).optional(),
  "kind": zod.enum(['Range']),
  "amountRial": zod.int().min(priceRangeAmountRialMin).max(priceRangeAmountRialMax),
  "maxAmountRial": zod.int().min(priceRangeMaxAmountRialMin).max(priceRangeMaxAmountRialMax),
  "tiers": zod.array(PriceTier).max(priceRangeTiersMax).optional()
});

export type PriceRange = zod.input<typeof PriceRange>;
export type PriceRangeOutput = zod.output<typeof PriceRange>;
