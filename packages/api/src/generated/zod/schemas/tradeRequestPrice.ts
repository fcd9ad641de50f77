/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod';

const tradeRequestPriceMembershipPlanTitleMax = 300;

const tradeRequestPriceMembershipRemainingRequestsMin = 0;
const tradeRequestPriceMembershipRemainingRequestsMax = 2147483647;

const tradeRequestPriceBasePriceRialMin = 0;
const tradeRequestPriceBasePriceRialMax = 9007199254740991;

const tradeRequestPriceDiscountRialMin = 0;
const tradeRequestPriceDiscountRialMax = 9007199254740991;

const tradeRequestPriceTaxRialMin = 0;
const tradeRequestPriceTaxRialMax = 9007199254740991;

const tradeRequestPricePayableRialMin = 0;
const tradeRequestPricePayableRialMax = 9007199254740991;



export const TradeRequestPrice = zod.object({
  "isCovered": zod.boolean(),
  "membership": zod.object({
  "planTitle": zod.string().max(tradeRequestPriceMembershipPlanTitleMax),
  "validTo": zod.iso.datetime({"offset":true}),
  "remainingRequests": zod.int().min(tradeRequestPriceMembershipRemainingRequestsMin).max(tradeRequestPriceMembershipRemainingRequestsMax)
}).optional(),
  "basePriceRial": zod.int().min(tradeRequestPriceBasePriceRialMin).max(tradeRequestPriceBasePriceRialMax),
  "discountRial": zod.int().min(tradeRequestPriceDiscountRialMin).max(tradeRequestPriceDiscountRialMax),
  "taxRial": zod.int().min(tradeRequestPriceTaxRialMin).max(tradeRequestPriceTaxRialMax),
  "payableRial": zod.int().min(tradeRequestPricePayableRialMin).max(tradeRequestPricePayableRialMax)
});

export type TradeRequestPrice = zod.input<typeof TradeRequestPrice>;
export type TradeRequestPriceOutput = zod.output<typeof TradeRequestPrice>;
