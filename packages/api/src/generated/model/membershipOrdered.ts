/**
 * Generated from the contract; do not edit.
 */
import type { MembershipStatus } from './membershipStatus';

/**
 * The membership made by the order.
 */
export interface MembershipOrdered {
  /**
     * Id of the membership.
     * @minLength 1
     * @maxLength 64
     */
  membershipId: string;
  /** Whether the membership runs or waits for its payment. */
  status: MembershipStatus;
  /**
     * What is to be paid; absent when the plan is free.
     * @minLength 1
     * @maxLength 64
     */
  paymentId?: string;
}
