/**
 * Generated from the contract; do not edit.
 */

export type MediaVideoChaptersItem = {
  /** @minimum 0 */
  startSeconds: number;
  title: string;
};
