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
  /**
     * Id of the request.
     * @minLength 1
     * @maxLength 64
     */
  id: string;
  /**
     * For people.
     * @maxLength 60
     */
  number: string;
  /** How many suppliers it goes to. */
  kind: TradeRequestKind;
  /** Where it stands now. */
  status: TradeRequestStatus;
  /**
     * Sent back with every change.
     * @minimum 1
     * @maximum 2147483647
     */
  version: number;
  /**
     * What is asked for, in a line.
     * @maxLength 300
     */
  title: string;
  /**
     * Counts confirmations, then the supplier's answers; 0 before the first confirmation.
     * @minimum 0
     * @maximum 2147483647
     */
  revision: number;
  /**
     * The buyer's own number of the request.
     * @maxLength 300
     */
  buyerReference?: string;
  /**
     * How many lines it has.
     * @minimum 0
     * @maximum 2147483647
     */
  lineCount: number;
  /**
     * Ties requests that were made together for several suppliers; their maker chooses it.
     * @maxLength 120
     */
  groupKey?: string;
  /** Day on which the goods are needed, without a time. */
  neededBy?: string;
  /** Until when the supplier may answer, or when answered, until when the offer holds (UTC). */
  validUntil?: string;
  /** Until when whoever has the turn may act: the payment's or the validity's end. Absent without a limit. */
  dueAt?: string;
  /** When it ended. */
  closedAt?: string;
  /** How the requests made together with this one stand. */
  group?: TradeRequestGroupState;
  /**
     * With `NeedsCorrection`: how many fields the reviewer asks to be changed.
     * @minimum 1
     * @maximum 2147483647
     */
  correctionCount?: number;
  /**
     * Rial still to pay before publishing.
     * @minimum 0
     * @maximum 9007199254740991
     */
  payableRial?: number;
  /**
     * Its conversation; absent before it is published.
     * @minLength 1
     * @maxLength 64
     */
  conversationId?: string;
  /**
     * Unread messages of its conversation.
     * @minimum 0
     * @maximum 2147483647
     */
  unreadCount: number;
  /** When it was made (UTC). */
  createdAt: string;
  /** When its state last changed (UTC). */
  lastEventAt: string;
  /**
     * What the caller may do with it in its state; offer nothing else.
     * @maxItems 30
     */
  allowedActions: TradeRequestAction[];
}
