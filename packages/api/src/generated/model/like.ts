/**
 * Generated from the contract; do not edit.
 */

/**
 * The current likes of an object.
 */
export interface Like {
  /**
     * How many people like it now.
     * @minimum 0
     * @maximum 2147483647
     */
  likeCount: number;
  /** True when the caller is among them. */
  isLikedByMe: boolean;
}
