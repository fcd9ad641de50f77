/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod/mini';
import { MembershipPlan } from './membershipPlan';
import { TradeRequestPaymentStatus } from './tradeRequestPaymentStatus';

const membershipAndPriceMembershipRemainingRequestsMin = 0;

const membershipAndPriceBasePriceRialMin = 0;

const membershipAndPriceDiscountRialMin = 0;

const membershipAndPriceTaxRialMin = 0;

const membershipAndPricePayableRialMin = 0;

const membershipAndPriceWalletCreditRialMin = 0;



export const MembershipAndPrice = /*#__PURE__*/ zod.object({
  "isCovered": /*#__PURE__*/ zod.boolean(),
  "membership": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.object({
  "planTitle": /*#__PURE__*/ zod.string(),
  "validTo": /*#__PURE__*/ zod.iso.datetime({"offset":true}),
  "remainingRequests": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(membershipAndPriceMembershipRemainingRequestsMin))
})),
  "basePriceRial": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(membershipAndPriceBasePriceRialMin)),
  "discountRial": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(membershipAndPriceDiscountRialMin)),
  "taxRial": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(membershipAndPriceTaxRialMin)),
  "payableRial": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(membershipAndPricePayableRialMin)),
  "walletCreditRial": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(membershipAndPriceWalletCreditRialMin)),
  "paymentId": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
  "paymentStatus": /*#__PURE__*/ zod.optional(TradeRequestPaymentStatus),
  "offers": /*#__PURE__*/ zod.array(MembershipPlan)
});

export type MembershipAndPrice = zod.input<typeof MembershipAndPrice>;
export type MembershipAndPriceOutput = zod.output<typeof MembershipAndPrice>;
