/**
 * Generated from the contract; do not edit.
 */
import type { TradeRequestPriceMembership } from './tradeRequestPriceMembership';

/**
 * What publishing costs. A membership with quota left covers it.
 */
export interface TradeRequestPrice {
  /** A membership covers the fee. */
  isCovered: boolean;
  /** The membership that covers it. */
  membership?: TradeRequestPriceMembership;
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
}
