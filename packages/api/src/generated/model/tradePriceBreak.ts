/**
 * Generated from the contract; do not edit.
 */

/**
 * The price from a quantity on.
 */
export interface TradePriceBreak {
  /**
     * In the unit of the line.
     * @minimum 0
     */
  quantity: number;
  /**
     * Rial for one unit, in the same unit as the answer's price.
     * @minimum 0
     * @maximum 9007199254740991
     */
  unitPriceRial: number;
}
