/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod/mini';

const tradeRequestPriceMembershipRemainingRequestsMin = 0;

const tradeRequestPriceBasePriceRialMin = 0;

const tradeRequestPriceDiscountRialMin = 0;

const tradeRequestPriceTaxRialMin = 0;

const tradeRequestPricePayableRialMin = 0;



export const TradeRequestPrice = /*#__PURE__*/ zod.object({
  "isCovered": /*#__PURE__*/ zod.boolean(),
  "membership": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.object({
  "planTitle": /*#__PURE__*/ zod.string(),
  "validTo": /*#__PURE__*/ zod.iso.datetime({"offset":true}),
  "remainingRequests": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(tradeRequestPriceMembershipRemainingRequestsMin))
})),
  "basePriceRial": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(tradeRequestPriceBasePriceRialMin)),
  "discountRial": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(tradeRequestPriceDiscountRialMin)),
  "taxRial": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(tradeRequestPriceTaxRialMin)),
  "payableRial": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(tradeRequestPricePayableRialMin))
});

export type TradeRequestPrice = zod.input<typeof TradeRequestPrice>;
export type TradeRequestPriceOutput = zod.output<typeof TradeRequestPrice>;
