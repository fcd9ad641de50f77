/**
 * Generated from the contract; do not edit.
 */

/**
 * What the supplier offers for one line.
 */
export interface TradeRequestLineAnswer {
  /**
     * Rial for one unit, without value added tax.
     * @minimum 0
     */
  unitPriceRial: number;
  /**
     * Days from agreement to dispatch.
     * @minimum 0
     */
  leadTimeDays: number;
  note?: string;
  /** Where the offer differs from what was asked. */
  deviations: string[];
}
