/**
 * Generated from the contract; do not edit.
 */
import type { Conversation } from './conversation';

/**
 * What waits to be read.
 */
export interface UnreadConversations {
  /**
     * Unread messages of the latest 200 unread conversations that are not archived.
     * @minimum 0
     * @maximum 2147483647
     */
  totalUnread: number;
  /**
     * Conversations with unread messages, latest first.
     * @maxItems 20
     */
  items: Conversation[];
}
