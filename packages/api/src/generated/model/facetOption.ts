/**
 * Generated from the contract; do not edit.
 */

/**
 * One value of an option property among the results, with how many have it.
 */
export interface FacetOption {
  /**
     * Id of the option.
     * @minLength 1
     * @maxLength 64
     */
  id: string;
  /**
     * Value as people read it.
     * @maxLength 300
     */
  title: string;
  /**
     * Products.
     * @minimum 0
     * @maximum 2147483647
     */
  count: number;
}
