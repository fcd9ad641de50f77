/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod/mini';
import { PriceTier } from './priceTier';

const priceRangeAmountRialMin = 0;

const priceRangeMaxAmountRialMin = 0;



export const PriceRange = /*#__PURE__*/ zod.object({
  "perUnitId": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
  "vatIncluded": /*#__PURE__*/ zod.boolean(),
  "validUntil": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.iso.datetime({"offset":true})),
  "kind": /*#__PURE__*/ zod.enum(['Range']),
  "amountRial": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(priceRangeAmountRialMin)),
  "maxAmountRial": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(priceRangeMaxAmountRialMin)),
  "tiers": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.array(PriceTier))
});

export type PriceRange = zod.input<typeof PriceRange>;
export type PriceRangeOutput = zod.output<typeof PriceRange>;
