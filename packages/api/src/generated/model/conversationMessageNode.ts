/**
 * Generated from the contract; do not edit.
 */
import type { FileRef } from './fileRef';

/**
 * A message with its replies, oldest first.
 */
export interface ConversationMessageNode {
  id: string;
  conversationId: string;
  /** The first message of its conversation. */
  rootId: string;
  /** The message it answers. */
  parentId?: string;
  /** Empty when it is only files. */
  text: string;
  files: FileRef[];
  senderName: string;
  /** What the sender does in the company. */
  senderPosition?: string;
  /** Written on the reader's side. */
  isMine: boolean;
  sentAt: string;
  /** When the other side read it. */
  seenAt?: string;
  editedAt?: string;
  deletedAt?: string;
  /** The sender's own id of the message. */
  clientMessageId: string;
  children: ConversationMessageNode[];
}
