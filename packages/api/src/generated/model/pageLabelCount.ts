/**
 * Generated from the contract; do not edit.
 */

/**
 * A label and how many contents of the list have it.
 */
export interface PageLabelCount {
  /**
     * The label.
     * @maxLength 300
     */
  label: string;
  /**
     * How many contents of the list have it.
     * @minimum 1
     * @maximum 2147483647
     */
  count: number;
}
