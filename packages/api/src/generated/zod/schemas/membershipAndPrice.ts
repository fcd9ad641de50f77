/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod';
import { MembershipPlan } from './membershipPlan';
import { TradeRequestPaymentStatus } from './tradeRequestPaymentStatus';

export const membershipAndPriceMembershipRemainingRequestsMin = 0;

export const membershipAndPriceBasePriceRialMin = 0;

export const membershipAndPriceDiscountRialMin = 0;

export const membershipAndPriceTaxRialMin = 0;

export const membershipAndPricePayableRialMin = 0;

export const membershipAndPriceWalletCreditRialMin = 0;



export const MembershipAndPrice = zod.object({
  "isCovered": zod.boolean(),
  "membership": zod.object({
  "planTitle": zod.string(),
  "validTo": zod.iso.datetime({"offset":true}),
  "remainingRequests": zod.int().min(membershipAndPriceMembershipRemainingRequestsMin)
}).optional(),
  "basePriceRial": zod.int().min(membershipAndPriceBasePriceRialMin),
  "discountRial": zod.int().min(membershipAndPriceDiscountRialMin),
  "taxRial": zod.int().min(membershipAndPriceTaxRialMin),
  "payableRial": zod.int().min(membershipAndPricePayableRialMin),
  "walletCreditRial": zod.int().min(membershipAndPriceWalletCreditRialMin),
  "paymentId": zod.string().optional(),
  "paymentStatus": TradeRequestPaymentStatus.optional(),
  "offers": zod.array(MembershipPlan)
});

export type MembershipAndPrice = zod.input<typeof MembershipAndPrice>;
export type MembershipAndPriceOutput = zod.output<typeof MembershipAndPrice>;
