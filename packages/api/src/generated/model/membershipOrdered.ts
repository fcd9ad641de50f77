/**
 * Generated from the contract; do not edit.
 */
import type { MembershipStatus } from './membershipStatus';

/**
 * The membership made by the order.
 */
export interface MembershipOrdered {
  membershipId: string;
  status: MembershipStatus;
  /** What is to be paid; absent when the plan is free. */
  paymentId?: string;
}
