/**
 * Generated from the contract; do not edit.
 */
import type { MembershipAudience } from './membershipAudience';
import type { MembershipFeature } from './membershipFeature';
import type { MembershipLimits } from './membershipLimits';

/**
 * A plan for one period, as it is sold. A plan sold for several periods is several entries of the same `level`.
 */
export interface MembershipPlan {
  /**
     * Id of the plan for this period.
     * @minLength 1
     * @maxLength 64
     */
  id: string;
  /**
     * Title, as it is sold.
     * @maxLength 300
     */
  title: string;
  /** Who can take it. */
  audience: MembershipAudience;
  /**
     * Higher is more.
     * @minimum 1
     * @maximum 9
     */
  level: number;
  /**
     * Months it lasts.
     * @minimum 1
     * @maximum 36
     */
  periodMonths: number;
  /**
     * Rial for the whole period, without value added tax; 0 is free.
     * @minimum 0
     * @maximum 2000000000
     */
  priceRial: number;
  /**
     * What is in it, to be read.
     * @maxItems 200
     */
  features: MembershipFeature[];
  /** How much it allows. */
  limits: MembershipLimits;
  /** Most people take this one. */
  isPopular: boolean;
}
