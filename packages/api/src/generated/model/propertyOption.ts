/**
 * Generated from the contract; do not edit.
 */

/**
 * One value of an option property.
 */
export interface PropertyOption {
  /**
     * Id of the option; filters and values name it.
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
     * Products with this option.
     * @minimum 0
     * @maximum 2147483647
     */
  count?: number;
}
