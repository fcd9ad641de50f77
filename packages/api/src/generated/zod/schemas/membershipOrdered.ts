/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod';
import { MembershipStatus } from './membershipStatus';

export const MembershipOrdered = zod.object({
  "membershipId": zod.string(),
  "status": MembershipStatus,
  "paymentId": zod.string().optional()
});

export type MembershipOrdered = zod.input<typeof MembershipOrdered>;
export type MembershipOrderedOutput = zod.output<typeof MembershipOrdered>;
