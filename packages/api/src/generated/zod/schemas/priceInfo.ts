/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod';
import { PriceKind } from './priceKind';
import { PriceTier } from './priceTier';

export const priceInfoAmountRialMin = 0;

export const priceInfoMaxAmountRialMin = 0;



export const PriceInfo = zod.object({
  "kind": PriceKind,
  "amountRial": zod.int().min(priceInfoAmountRialMin).optional(),
  "maxAmountRial": zod.int().min(priceInfoMaxAmountRialMin).optional(),
  "perUnitId": zod.string().optional(),
  "tiers": zod.array(PriceTier).optional(),
  "vatIncluded": zod.boolean(),
  "validUntil": zod.iso.datetime({"offset":true}).optional()
});

export type PriceInfo = zod.input<typeof PriceInfo>;
export type PriceInfoOutput = zod.output<typeof PriceInfo>;
