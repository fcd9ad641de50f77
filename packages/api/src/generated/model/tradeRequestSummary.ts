/**
 * Generated from the contract; do not edit.
 */
import type { TradeRequestAction } from './tradeRequestAction';
import type { TradeRequestGroupState } from './tradeRequestGroupState';
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
  /** The buyer's own number of the request. */
  buyerReference?: string;
  /** @minimum 0 */
  lineCount: number;
  groupKey?: string;
  neededBy?: string;
  validUntil?: string;
  /** Until when whoever has the turn may act: the payment's or the validity's end. Absent without a limit. */
  dueAt?: string;
  /** When it ended. */
  closedAt?: string;
  group?: TradeRequestGroupState;
  /**
     * With `NeedsCorrection`: how many fields the reviewer asks to be changed.
     * @minimum 1
     */
  correctionCount?: number;
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
