/**
 * Generated from the contract; do not edit.
 */
import type { Conversation } from './conversation';
import type { ConversationMessageNode } from './conversationMessageNode';

/**
 * A conversation with its messages as a tree.
 */
export interface ConversationThread {
  /** The conversation as it is now. */
  conversation: Conversation;
  /**
     * Messages that answer none, oldest first.
     * @maxItems 500
     */
  messages: ConversationMessageNode[];
  /** There are older messages than those given. */
  hasOlder?: boolean;
}
