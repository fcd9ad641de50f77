/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod/mini';

const priceTierMinQtyExclusiveMin = 0;

const priceTierAmountRialMin = 0;



export const PriceTier = /*#__PURE__*/ zod.object({
  "minQty": /*#__PURE__*/ zod.number().check(/*#__PURE__*/ zod.gt(priceTierMinQtyExclusiveMin)),
  "amountRial": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(priceTierAmountRialMin))
});

export type PriceTier = zod.input<typeof PriceTier>;
export type PriceTierOutput = zod.output<typeof PriceTier>;
