/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod/mini';

const membershipOrderPlanIdMax = 64;

const membershipOrderPeriodMonthsMax = 36;

const membershipOrderMerchantIdMax = 64;



export const MembershipOrder = /*#__PURE__*/ zod.object({
  "planId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(membershipOrderPlanIdMax)),
  "periodMonths": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(membershipOrderPeriodMonthsMax)),
  "merchantId": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(membershipOrderMerchantIdMax)))
});

export type MembershipOrder = zod.input<typeof MembershipOrder>;
export type MembershipOrderOutput = zod.output<typeof MembershipOrder>;
