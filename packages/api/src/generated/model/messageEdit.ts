/**
 * Generated from the contract; do not edit.
 */

/**
 * A new text for the caller's own message, within 15 minutes of sending it.
 */
export interface MessageEdit {
  /**
     * Id of the message, one of the caller's own.
     * @minLength 1
     * @maxLength 64
     */
  messageId: string;
  /**
     * The new text as a whole.
     * @minLength 1
     * @maxLength 4000
     */
  text: string;
}
