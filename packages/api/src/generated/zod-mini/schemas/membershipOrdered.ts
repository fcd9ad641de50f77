/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod/mini';
import { MembershipStatus } from './membershipStatus';

export const MembershipOrdered = /*#__PURE__*/ zod.object({
  "membershipId": /*#__PURE__*/ zod.string(),
  "status": MembershipStatus,
  "paymentId": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string())
});

export type MembershipOrdered = zod.input<typeof MembershipOrdered>;
export type MembershipOrderedOutput = zod.output<typeof MembershipOrdered>;
