/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod/mini';
import { PriceTier } from './priceTier';

const priceLoginToSeeAmountRialMin = 0;

const priceLoginToSeeMaxAmountRialMin = 0;



export const PriceLoginToSee = /*#__PURE__*/ zod.object({
  "perUnitId": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
  "vatIncluded": /*#__PURE__*/ zod.boolean(),
  "validUntil": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.iso.datetime({"offset":true})),
  "kind": /*#__PURE__*/ zod.enum(['LoginToSee']),
  "amountRial": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(priceLoginToSeeAmountRialMin))),
  "maxAmountRial": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(priceLoginToSeeMaxAmountRialMin))),
  "tiers": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.array(PriceTier))
});

export type PriceLoginToSee = zod.input<typeof PriceLoginToSee>;
export type PriceLoginToSeeOutput = zod.output<typeof PriceLoginToSee>;
