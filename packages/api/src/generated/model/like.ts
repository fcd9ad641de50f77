/**
 * Generated from the contract; do not edit.
 */

/**
 * How a thing is liked now.
 */
export interface Like {
  /** @minimum 0 */
  likeCount: number;
  isLikedByMe: boolean;
}
