/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod';
import { MembershipStatus } from './membershipStatus';

const membershipOrderedMembershipIdMax = 64;

const membershipOrderedPaymentIdMax = 64;



export const MembershipOrdered = zod.object({
  "membershipId": zod.string().min(1).max(membershipOrderedMembershipIdMax),
  "status": MembershipStatus,
  "paymentId": zod.string().min(1).max(membershipOrderedPaymentIdMax).optional()
});

export type MembershipOrdered = zod.input<typeof MembershipOrdered>;
export type MembershipOrderedOutput = zod.output<typeof MembershipOrdered>;
