/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod/mini';
import { MembershipAudience } from './membershipAudience';
import { MembershipFeature } from './membershipFeature';
import { MembershipLimits } from './membershipLimits';

const membershipPlanLevelMax = 9;

const membershipPlanPeriodMonthsMax = 36;

const membershipPlanPriceRialMin = 0;
const membershipPlanPriceRialMax = 2000000000;



export const MembershipPlan = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.string(),
  "title": /*#__PURE__*/ zod.string(),
  "audience": MembershipAudience,
  "level": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(membershipPlanLevelMax)),
  "periodMonths": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(membershipPlanPeriodMonthsMax)),
  "priceRial": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(membershipPlanPriceRialMin)).check(/*#__PURE__*/ zod.lte(membershipPlanPriceRialMax)),
  "features": /*#__PURE__*/ zod.array(MembershipFeature),
  "limits": MembershipLimits,
  "isPopular": /*#__PURE__*/ zod.boolean()
});

export type MembershipPlan = zod.input<typeof MembershipPlan>;
export type MembershipPlanOutput = zod.output<typeof MembershipPlan>;
