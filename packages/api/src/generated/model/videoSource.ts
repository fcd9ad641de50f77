/**
 * Generated from the contract; do not edit.
 */

/**
 * One file of a video; a player takes the first it can play.
 */
export interface VideoSource {
  /**
     * Address of the file, relative to the service; it answers byte ranges.
     * @maxLength 2048
     */
  url: string;
  /**
     * Media type of the file, for a player to choose by.
     * @maxLength 120
     */
  mime: string;
  /**
     * Pixels.
     * @minimum 1
     * @maximum 2147483647
     */
  height: number;
}
