/**
 * Generated from the contract; do not edit.
 */
import type { MembershipAndPriceMembership } from './membershipAndPriceMembership';
import type { MembershipPlan } from './membershipPlan';
import type { TradeRequestPaymentStatus } from './tradeRequestPaymentStatus';

/**
 * What publishing this request costs, how it may be paid, and the plans that would cover it.
 */
export interface MembershipAndPrice {
  /** A membership covers the fee. */
  isCovered: boolean;
  /** The membership that covers it. */
  membership?: MembershipAndPriceMembership;
  /**
     * Rial, the fee of one direct order without tax.
     * @minimum 0
     * @maximum 9007199254740991
     */
  basePriceRial: number;
  /**
     * Rial taken off the fee.
     * @minimum 0
     * @maximum 9007199254740991
     */
  discountRial: number;
  /**
     * Rial of value added tax (10 %) on what is left of the fee.
     * @minimum 0
     * @maximum 9007199254740991
     */
  taxRial: number;
  /**
     * Rial to pay, tax included.
     * @minimum 0
     * @maximum 9007199254740991
     */
  payableRial: number;
  /**
     * Rial the buyer's wallet can pay.
     * @minimum 0
     * @maximum 9007199254740991
     */
  walletCreditRial: number;
  /**
     * The open or paid payment; absent when there is none, or it was cancelled or has expired.
     * @minLength 1
     * @maxLength 64
     */
  paymentId?: string;
  /** Whether the fee is still to be paid. */
  paymentStatus?: TradeRequestPaymentStatus;
  /**
     * Plans for buyers.
     * @maxItems 200
     */
  offers: MembershipPlan[];
}
