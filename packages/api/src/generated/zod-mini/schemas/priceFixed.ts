/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod/mini';
import { PriceTier } from './priceTier';

const priceFixedAmountRialMin = 0;



export const PriceFixed = /*#__PURE__*/ zod.object({
  "perUnitId": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
  "vatIncluded": /*#__PURE__*/ zod.boolean(),
  "validUntil": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.iso.datetime({"offset":true})),
  "kind": /*#__PURE__*/ zod.enum(['Fixed']),
  "amountRial": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(priceFixedAmountRialMin)),
  "tiers": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.array(PriceTier))
});

export type PriceFixed = zod.input<typeof PriceFixed>;
export type PriceFixedOutput = zod.output<typeof PriceFixed>;
