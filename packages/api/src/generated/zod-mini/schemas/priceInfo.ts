/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod/mini';
import { PriceKind } from './priceKind';
import { PriceTier } from './priceTier';

export const priceInfoAmountRialMin = 0;

export const priceInfoMaxAmountRialMin = 0;



export const PriceInfo = /*#__PURE__*/ zod.object({
  "kind": PriceKind,
  "amountRial": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(priceInfoAmountRialMin))),
  "maxAmountRial": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(priceInfoMaxAmountRialMin))),
  "perUnitId": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
  "tiers": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.array(PriceTier)),
  "vatIncluded": /*#__PURE__*/ zod.boolean(),
  "validUntil": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.iso.datetime({"offset":true}))
});

export type PriceInfo = zod.input<typeof PriceInfo>;
export type PriceInfoOutput = zod.output<typeof PriceInfo>;
