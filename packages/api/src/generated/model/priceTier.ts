/**
 * Generated from the contract; do not edit.
 */

/**
 * A price from a quantity up.
 */
export interface PriceTier {
  /**
     * In the unit the price is per.
     * @exclusiveMinimum 0
     */
  minQty: number;
  /**
     * Rial for one unit.
     * @minimum 0
     * @maximum 9007199254740991
     */
  amountRial: number;
}
