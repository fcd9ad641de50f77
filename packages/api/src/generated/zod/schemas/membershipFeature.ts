/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod';

const membershipFeatureTitleMax = 300;

const membershipFeatureValueMax = 300;



export const MembershipFeature = zod.object({
  "title": zod.string().max(membershipFeatureTitleMax),
  "value": zod.string().max(membershipFeatureValueMax)
});

export type MembershipFeature = zod.input<typeof MembershipFeature>;
export type MembershipFeatureOutput = zod.output<typeof MembershipFeature>;
