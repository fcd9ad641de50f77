/**
 * Generated from the contract; do not edit.
 */

/**
 * The current likes of an object.
 */
export interface Like {
  /** @minimum 0 */
  likeCount: number;
  isLikedByMe: boolean;
}
