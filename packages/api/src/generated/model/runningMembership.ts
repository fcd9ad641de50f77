/**
 * Generated from the contract; do not edit.
 */
import type { MembershipQuota } from './membershipQuota';
import type { MembershipSeats } from './membershipSeats';

/**
 * A plan that runs now, with what of it is used.
 */
export interface RunningMembership {
  /**
     * Id of the membership.
     * @minLength 1
     * @maxLength 64
     */
  membershipId: string;
  /**
     * Id of the plan, from the list `membershipPlan` of `listTypeModels`.
     * @minLength 1
     * @maxLength 64
     */
  planId: string;
  /**
     * Title of the plan, as it is sold.
     * @maxLength 300
     */
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
  /** Agents the plan allows and how many there are. */
  agents?: MembershipSeats;
}
