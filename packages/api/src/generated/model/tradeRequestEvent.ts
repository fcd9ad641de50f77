/**
 * Generated from the contract; do not edit.
 */
import type { TradeRequestEventData } from './tradeRequestEventData';
import type { TradeRequestStatus } from './tradeRequestStatus';

/**
 * One step in the life of a request.
 */
export interface TradeRequestEvent {
  id: string;
  tradeRequestId: string;
  /** The backend may add to them. */
  type: string;
  fromStatus?: TradeRequestStatus;
  toStatus?: TradeRequestStatus;
  actorName: string;
  /** The backend may add to them. */
  actorRole: string;
  /** Persian sentence. */
  note?: string;
  /** Data of the type, such as the answers of a revision. */
  data?: TradeRequestEventData;
  at: string;
}
