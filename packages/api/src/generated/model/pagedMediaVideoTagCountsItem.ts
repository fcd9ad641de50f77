/**
 * Generated from the contract; do not edit.
 */

export type PagedMediaVideoTagCountsItem = {
  /**
     * The tag.
     * @maxLength 300
     */
  tag: string;
  /**
     * How many videos of the list have it.
     * @minimum 1
     * @maximum 2147483647
     */
  count: number;
};
