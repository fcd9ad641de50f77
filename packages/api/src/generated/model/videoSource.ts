/**
 * Generated from the contract; do not edit.
 */

export interface VideoSource {
  url: string;
  mime: string;
  /**
     * Pixels.
     * @minimum 1
     */
  height: number;
}
