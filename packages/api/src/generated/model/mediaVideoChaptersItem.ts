/**
 * Generated from the contract; do not edit.
 */

export type MediaVideoChaptersItem = {
  /**
     * Where the chapter begins, in seconds from the start.
     * @minimum 0
     * @maximum 2147483647
     */
  startSeconds: number;
  /**
     * What the chapter shows.
     * @maxLength 300
     */
  title: string;
};
