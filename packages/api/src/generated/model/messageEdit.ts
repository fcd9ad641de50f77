/**
 * Generated from the contract; do not edit.
 */

/**
 * A new text for the caller's own message, within 15 minutes of sending it.
 */
export interface MessageEdit {
  /**
     * @minLength 1
     * @maxLength 64
     */
  messageId: string;
  /**
     * @minLength 1
     * @maxLength 4000
     */
  text: string;
}
