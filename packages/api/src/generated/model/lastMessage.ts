/**
 * Generated from the contract; do not edit.
 */

/**
 * The latest message of a conversation.
 */
export interface LastMessage {
  /**
     * Its beginning; the file's name when it has no text.
     * @maxLength 10000
     */
  text: string;
  /** When it was sent (UTC). */
  at: string;
  /** Written on the reader's side. */
  isMine: boolean;
}
