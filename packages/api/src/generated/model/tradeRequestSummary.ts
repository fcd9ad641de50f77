/**
 * Generated from the contract; do not edit.
 */
import type { TradeRequestAction } from './tradeRequestAction';
import type { TradeRequestKind } from './tradeRequestKind';
import type { TradeRequestStatus } from './tradeRequestStatus';

/**
 * A trade request as a line of a list.
 */
export interface TradeRequestSummary {
  id: string;
  /** For people. */
  number: string;
  kind: TradeRequestKind;
  status: TradeRequestStatus;
  /**
     * Sent back with every change.
     * @minimum 1
     */
  version: number;
  title: string;
  /** @minimum 0 */
  revision: number;
  /** @minimum 0 */
  lineCount: number;
  groupKey?: string;
  neededBy?: string;
  validUntil?: string;
  /**
     * Rial still to pay before publishing.
     * @minimum 0
     */
  payableRial?: number;
  conversationId?: string;
  /**
     * Unread messages of its conversation.
     * @minimum 0
     */
  unreadCount: number;
  createdAt: string;
  lastEventAt: string;
  allowedActions: TradeRequestAction[];
}
