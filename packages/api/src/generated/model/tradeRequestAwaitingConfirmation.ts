/**
 * Generated from the contract; do not edit.
 */
import type { Currency } from './currency';
import type { DeliveryMethod } from './deliveryMethod';
import type { PaymentTerm } from './paymentTerm';
import type { SupplierSummary } from './supplierSummary';
import type { TradeDocument } from './tradeDocument';
import type { TradeRequestAction } from './tradeRequestAction';
import type { TradeRequestAwaitingConfirmationStatus } from './tradeRequestAwaitingConfirmationStatus';
import type { TradeRequestBuyer } from './tradeRequestBuyer';
import type { TradeRequestGroupState } from './tradeRequestGroupState';
import type { TradeRequestKind } from './tradeRequestKind';
import type { TradeRequestLine } from './tradeRequestLine';

/**
 * A reviewer reads it; editing takes the confirmation back.
 */
export interface TradeRequestAwaitingConfirmation {
  id: string;
  /** For people. */
  number: string;
  kind: TradeRequestKind;
  /**
     * Sent back with every change.
     * @minimum 1
     */
  version: number;
  /** The caller's own id of the request. */
  clientRequestId: string;
  /** Shared by requests to several suppliers for the same need. */
  groupKey?: string;
  /** The request this one is a duplicate of. */
  copyOf?: string;
  /**
     * Counts confirmations, then the supplier's answers.
     * @minimum 0
     */
  revision: number;
  title: string;
  /** The buyer's own number of the request. */
  buyerReference?: string;
  buyer: TradeRequestBuyer;
  /** The agent who acts for the buyer's company. */
  merchantAgentId?: string;
  supplier: SupplierSummary;
  lines: TradeRequestLine[];
  deliveryAddressId?: string;
  deliveryCityId?: string;
  neededBy?: string;
  deliveryMethod?: DeliveryMethod;
  paymentTerm?: PaymentTerm;
  currency: Currency;
  buyerNote?: string;
  documents: TradeDocument[];
  createdAt: string;
  /** Of the last change or event. */
  updatedAt: string;
  /** Until when whoever has the turn may act: the payment's or the validity's end. Absent without a limit. */
  dueAt?: string;
  group?: TradeRequestGroupState;
  /** What the reader may do now; nothing else is. */
  allowedActions: TradeRequestAction[];
  status: TradeRequestAwaitingConfirmationStatus;
  /** When the buyer asked for confirmation. */
  submittedAt: string;
}
