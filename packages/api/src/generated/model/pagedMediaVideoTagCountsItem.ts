/**
 * Generated from the contract; do not edit.
 */

export type PagedMediaVideoTagCountsItem = {
  tag: string;
  /** @minimum 1 */
  count: number;
};
