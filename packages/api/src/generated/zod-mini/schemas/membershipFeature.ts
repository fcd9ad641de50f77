/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod/mini';

export const MembershipFeature = /*#__PURE__*/ zod.object({
  "title": /*#__PURE__*/ zod.string(),
  "value": /*#__PURE__*/ zod.string()
});

export type MembershipFeature = zod.input<typeof MembershipFeature>;
export type MembershipFeatureOutput = zod.output<typeof MembershipFeature>;
