/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod';
import { MembershipAudience } from './membershipAudience';
import { MembershipFeature } from './membershipFeature';
import { MembershipLimits } from './membershipLimits';

const membershipPlanIdMax = 64;

const membershipPlanTitleMax = 300;

const membershipPlanLevelMax = 9;

const membershipPlanPeriodMonthsMax = 36;

const membershipPlanPriceRialMin = 0;
const membershipPlanPriceRialMax = 2000000000;

const membershipPlanFeaturesMax = 200;



export const MembershipPlan = zod.object({
  "id": zod.string().min(1).max(membershipPlanIdMax),
  "title": zod.string().max(membershipPlanTitleMax),
  "audience": MembershipAudience,
  "level": zod.int().min(1).max(membershipPlanLevelMax),
  "periodMonths": zod.int().min(1).max(membershipPlanPeriodMonthsMax),
  "priceRial": zod.int().min(membershipPlanPriceRialMin).max(membershipPlanPriceRialMax),
  "features": zod.array(MembershipFeature).max(membershipPlanFeaturesMax),
  "limits": MembershipLimits,
  "isPopular": zod.boolean()
});

export type MembershipPlan = zod.input<typeof MembershipPlan>;
export type MembershipPlanOutput = zod.output<typeof MembershipPlan>;
