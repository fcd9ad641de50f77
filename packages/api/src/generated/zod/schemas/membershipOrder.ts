/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod';

const membershipOrderPlanIdMax = 64;

const membershipOrderPeriodMonthsMax = 36;

const membershipOrderMerchantIdMax = 64;



export const MembershipOrder = zod.object({
  "planId": zod.string().min(1).max(membershipOrderPlanIdMax),
  "periodMonths": zod.int().min(1).max(membershipOrderPeriodMonthsMax),
  "merchantId": zod.string().min(1).max(membershipOrderMerchantIdMax).optional()
});

export type MembershipOrder = zod.input<typeof MembershipOrder>;
export type MembershipOrderOutput = zod.output<typeof MembershipOrder>;
