/**
 * Generated from the contract; do not edit.
 */
import type { MembershipQuota } from './membershipQuota';
import type { MembershipSeats } from './membershipSeats';

/**
 * A plan that runs now, with what of it is used.
 */
export interface RunningMembership {
  membershipId: string;
  planId: string;
  planTitle: string;
  /**
     * Higher is more.
     * @minimum 1
     * @maximum 9
     */
  level: number;
  /** Its end. */
  validTo: string;
  /** Direct orders whose fee the plan covers in the current month; absent when it covers none. */
  directOrders?: MembershipQuota;
  /** Messages of the current day in Tehran; absent when the plan limits none. */
  messages?: MembershipQuota;
  agents?: MembershipSeats;
}
