/**
 * Generated from the contract; do not edit.
 */
import type { ConversationCounterpart } from './conversationCounterpart';
import type { ConversationState } from './conversationState';
import type { LastMessage } from './lastMessage';
import type { ObjectType } from './objectType';
import type { TradeRequestStatus } from './tradeRequestStatus';

/**
 * A conversation as one of its participants sees it.
 */
export interface Conversation {
  id: string;
  subject: string;
  objectType?: ObjectType;
  /** What it is about. */
  objectId?: string;
  objectTitle?: string;
  tradeRequestId?: string;
  tradeRequestNumber?: string;
  tradeRequestStatus?: TradeRequestStatus;
  counterpart: ConversationCounterpart;
  lastMessage: LastMessage;
  /** @minimum 0 */
  unreadCount: number;
  state: ConversationState;
  createdAt: string;
  /**
     * Raised with everything that all participants see: a message, an edit, closing. Reading and archiving are the reader's own and do not raise it.
     * @minimum 1
     */
  version: number;
}
