/**
 * Generated from the contract; do not edit.
 */

/**
 * The latest message of a conversation.
 */
export interface LastMessage {
  /** Its beginning; the file's name when it has no text. */
  text: string;
  at: string;
  /** Written on the reader's side. */
  isMine: boolean;
}
