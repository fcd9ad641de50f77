/**
 * Generated from the contract; do not edit.
 */

/**
 * A city of sale among the results.
 */
export interface SaleCityCount {
  /**
     * Id of the city.
     * @minLength 1
     * @maxLength 64
     */
  id: string;
  /**
     * Name in Persian.
     * @maxLength 300
     */
  name: string;
  /**
     * Products.
     * @minimum 0
     * @maximum 2147483647
     */
  count: number;
}
