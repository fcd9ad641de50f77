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
  /**
     * Id of the conversation.
     * @minLength 1
     * @maxLength 64
     */
  id: string;
  /**
     * What it is about, in its opener's words.
     * @maxLength 500
     */
  subject: string;
  /** Kind of the object it is about; absent when it is about none. */
  objectType?: ObjectType;
  /**
     * What it is about.
     * @minLength 1
     * @maxLength 64
     */
  objectId?: string;
  /**
     * Name of the object at the time of reading; absent when it is about none.
     * @maxLength 300
     */
  objectTitle?: string;
  /**
     * The trade request it belongs to; absent for all others.
     * @minLength 1
     * @maxLength 64
     */
  tradeRequestId?: string;
  /**
     * Number of that request, as people quote it.
     * @maxLength 300
     */
  tradeRequestNumber?: string;
  /** Where that request stands. */
  tradeRequestStatus?: TradeRequestStatus;
  /** Who the reader talks to. */
  counterpart: ConversationCounterpart;
  /** The latest message, shortened for lists. */
  lastMessage: LastMessage;
  /**
     * Messages the reader has not seen yet.
     * @minimum 0
     * @maximum 2147483647
     */
  unreadCount: number;
  /** Whether it can be written to. */
  state: ConversationState;
  /** When its first message was sent (UTC). */
  createdAt: string;
  /**
     * Raised with everything that all participants see: a message, an edit, closing. Reading and archiving are the reader's own and do not raise it.
     * @minimum 1
     * @maximum 2147483647
     */
  version: number;
}
