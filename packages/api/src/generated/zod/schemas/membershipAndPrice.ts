/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod';
import { MembershipPlan } from './membershipPlan';
import { TradeRequestPaymentStatus } from './tradeRequestPaymentStatus';

const membershipAndPriceMembershipPlanTitleMax = 300;

const membershipAndPriceMembershipRemainingRequestsMin = 0;
const membershipAndPriceMembershipRemainingRequestsMax = 2147483647;

const membershipAndPriceBasePriceRialMin = 0;
const membershipAndPriceBasePriceRialMax = 9007199254740991;

const membershipAndPriceDiscountRialMin = 0;
const membershipAndPriceDiscountRialMax = 9007199254740991;

const membershipAndPriceTaxRialMin = 0;
const membershipAndPriceTaxRialMax = 9007199254740991;

const membershipAndPricePayableRialMin = 0;
const membershipAndPricePayableRialMax = 9007199254740991;

const membershipAndPriceWalletCreditRialMin = 0;
const membershipAndPriceWalletCreditRialMax = 9007199254740991;

const membershipAndPricePaymentIdMax = 64;

const membershipAndPriceOffersMax = 200;



export const MembershipAndPrice = zod.object({
  "isCovered": zod.boolean(),
  "membership": zod.object({
  "planTitle": zod.string().max(membershipAndPriceMembershipPlanTitleMax),
  "validTo": zod.iso.datetime({"offset":true}),
  "remainingRequests": zod.int().min(membershipAndPriceMembershipRemainingRequestsMin).max(membershipAndPriceMembershipRemainingRequestsMax)
}).optional(),
  "basePriceRial": zod.int().min(membershipAndPriceBasePriceRialMin).max(membershipAndPriceBasePriceRialMax),
  "discountRial": zod.int().min(membershipAndPriceDiscountRialMin).max(membershipAndPriceDiscountRialMax),
  "taxRial": zod.int().min(membershipAndPriceTaxRialMin).max(membershipAndPriceTaxRialMax),
  "payableRial": zod.int().min(membershipAndPricePayableRialMin).max(membershipAndPricePayableRialMax),
  "walletCreditRial": zod.int().min(membershipAndPriceWalletCreditRialMin).max(membershipAndPriceWalletCreditRialMax),
  "paymentId": zod.string().min(1).max(membershipAndPricePaymentIdMax).optional(),
  "paymentStatus": TradeRequestPaymentStatus.optional(),
  "offers": zod.array(MembershipPlan).max(membershipAndPriceOffersMax)
});

export type MembershipAndPrice = zod.input<typeof MembershipAndPrice>;
export type MembershipAndPriceOutput = zod.output<typeof MembershipAndPrice>;
