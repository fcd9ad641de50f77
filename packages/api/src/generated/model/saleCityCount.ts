/**
 * Generated from the contract; do not edit.
 */

/**
 * A city of sale among the results.
 */
export interface SaleCityCount {
  id: string;
  name: string;
  /**
     * Products.
     * @minimum 0
     */
  count: number;
}
