/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod';
import { PriceTier } from './priceTier';

const priceFromPerUnitIdMax = 64;

const priceFromAmountRialMin = 0;
const priceFromAmountRialMax = 9007199254740991;

const priceFromTiersMax = 200;



export const PriceFrom = zod.object({
  "perUnitId": zod.string().min(1).max(priceFromPerUnitIdMax).optional(),
  "vatIncluded": zod.boolean(),
  "validUntil": zod.iso.datetime({"offset":true}).optional(),
  "kind": zod.enum(['From']),
  "amountRial": zod.int().min(priceFromAmountRialMin).max(priceFromAmountRialMax),
  "tiers": zod.array(PriceTier).max(priceFromTiersMax).optional()
});

export type PriceFrom = zod.input<typeof PriceFrom>;
export type PriceFromOutput = zod.output<typeof PriceFrom>;
