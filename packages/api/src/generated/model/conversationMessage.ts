/**
 * Generated from the contract; do not edit.
 */
import type { FileRef } from './fileRef';

/**
 * One message. A deleted one stays as a mark without text.
 */
export interface ConversationMessage {
  /**
     * Id of the message.
     * @minLength 1
     * @maxLength 64
     */
  id: string;
  /**
     * The conversation it belongs to.
     * @minLength 1
     * @maxLength 64
     */
  conversationId: string;
  /**
     * The first message of its conversation.
     * @minLength 1
     * @maxLength 64
     */
  rootId: string;
  /**
     * The message it answers.
     * @minLength 1
     * @maxLength 64
     */
  parentId?: string;
  /**
     * Empty when it is only files.
     * @maxLength 10000
     */
  text: string;
  /**
     * Files sent with it, in the order they were added.
     * @maxItems 200
     */
  files: FileRef[];
  /**
     * Name of who wrote it, at the time of reading.
     * @maxLength 300
     */
  senderName: string;
  /**
     * What the sender does in the company.
     * @maxLength 300
     */
  senderPosition?: string;
  /** Written on the reader's side. */
  isMine: boolean;
  /** When the service took it (UTC); messages are ordered by it. */
  sentAt: string;
  /** When the other side read it. */
  seenAt?: string;
  /** When its text was last changed (UTC); absent for an unchanged one. */
  editedAt?: string;
  /** When it was taken back (UTC); it has no text then. */
  deletedAt?: string;
  /**
     * The sender's own id of the message.
     * @minLength 1
     * @maxLength 64
     */
  clientMessageId: string;
}
