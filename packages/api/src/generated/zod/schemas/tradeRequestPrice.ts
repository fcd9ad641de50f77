/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod';

export const tradeRequestPriceMembershipRemainingRequestsMin = 0;

export const tradeRequestPriceBasePriceRialMin = 0;

export const tradeRequestPriceDiscountRialMin = 0;

export const tradeRequestPriceTaxRialMin = 0;

export const tradeRequestPricePayableRialMin = 0;



export const TradeRequestPrice = zod.object({
  "isCovered": zod.boolean(),
  "membership": zod.object({
  "planTitle": zod.string(),
  "validTo": zod.iso.datetime({"offset":true}),
  "remainingRequests": zod.int().min(tradeRequestPriceMembershipRemainingRequestsMin)
}).optional(),
  "basePriceRial": zod.int().min(tradeRequestPriceBasePriceRialMin),
  "discountRial": zod.int().min(tradeRequestPriceDiscountRialMin),
  "taxRial": zod.int().min(tradeRequestPriceTaxRialMin),
  "payableRial": zod.int().min(tradeRequestPricePayableRialMin)
});

export type TradeRequestPrice = zod.input<typeof TradeRequestPrice>;
export type TradeRequestPriceOutput = zod.output<typeof TradeRequestPrice>;
