/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod';
import { MembershipAudience } from './membershipAudience';
import { MembershipFeature } from './membershipFeature';
import { MembershipLimits } from './membershipLimits';

export const membershipPlanLevelMax = 9;

export const membershipPlanPeriodMonthsMax = 36;

export const membershipPlanPriceRialMin = 0;
export const membershipPlanPriceRialMax = 2000000000;



export const MembershipPlan = zod.object({
  "id": zod.string(),
  "title": zod.string(),
  "audience": MembershipAudience,
  "level": zod.int().min(1).max(membershipPlanLevelMax),
  "periodMonths": zod.int().min(1).max(membershipPlanPeriodMonthsMax),
  "priceRial": zod.int().min(membershipPlanPriceRialMin).max(membershipPlanPriceRialMax),
  "features": zod.array(MembershipFeature),
  "limits": MembershipLimits,
  "isPopular": zod.boolean()
});

export type MembershipPlan = zod.input<typeof MembershipPlan>;
export type MembershipPlanOutput = zod.output<typeof MembershipPlan>;
