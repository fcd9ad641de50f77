/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod';

export const MembershipFeature = zod.object({
  "title": zod.string(),
  "value": zod.string()
});

export type MembershipFeature = zod.input<typeof MembershipFeature>;
export type MembershipFeatureOutput = zod.output<typeof MembershipFeature>;
