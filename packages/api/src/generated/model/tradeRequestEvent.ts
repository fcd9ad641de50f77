/**
 * Generated from the contract; do not edit.
 */
import type { TradeRequestEventData } from './tradeRequestEventData';
import type { TradeRequestStatus } from './tradeRequestStatus';

/**
 * One step in the life of a request.
 */
export interface TradeRequestEvent {
  /**
     * Id of the step.
     * @minLength 1
     * @maxLength 64
     */
  id: string;
  /**
     * The request it is a step of.
     * @minLength 1
     * @maxLength 64
     */
  tradeRequestId: string;
  /** The backend may add to them. */
  type: string;
  /** State before; absent for the first step. */
  fromStatus?: TradeRequestStatus;
  /** State after. */
  toStatus?: TradeRequestStatus;
  /**
     * Name of who did it; the service names itself where it did.
     * @maxLength 300
     */
  actorName: string;
  /** The backend may add to them. */
  actorRole: string;
  /**
     * Persian sentence.
     * @maxLength 4000
     */
  note?: string;
  /** Data of the type, such as the answers of a revision. */
  data?: TradeRequestEventData;
  /** When it happened (UTC). */
  at: string;
}
