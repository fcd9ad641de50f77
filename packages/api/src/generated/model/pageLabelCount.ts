/**
 * Generated from the contract; do not edit.
 */

/**
 * A label and how many contents of the list have it.
 */
export interface PageLabelCount {
  label: string;
  /** @minimum 1 */
  count: number;
}
