/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod/mini';
import { PriceTier } from './priceTier';

const priceFromAmountRialMin = 0;



export const PriceFrom = /*#__PURE__*/ zod.object({
  "perUnitId": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
  "vatIncluded": /*#__PURE__*/ zod.boolean(),
  "validUntil": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.iso.datetime({"offset":true})),
  "kind": /*#__PURE__*/ zod.enum(['From']),
  "amountRial": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(priceFromAmountRialMin)),
  "tiers": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.array(PriceTier))
});

export type PriceFrom = zod.input<typeof PriceFrom>;
export type PriceFromOutput = zod.output<typeof PriceFrom>;
