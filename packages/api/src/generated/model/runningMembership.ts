/**
 * Generated from the contract; do not edit.
 */
import type { MembershipQuota } from './membershipQuota';

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
  directOrders?: MembershipQuota;
}
