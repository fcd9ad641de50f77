/**
 * Generated from the contract; do not edit.
 */
import type { Currency } from './currency';
import type { DeliveryMethod } from './deliveryMethod';
import type { PaymentTerm } from './paymentTerm';
import type { SupplierSummary } from './supplierSummary';
import type { TradeDocument } from './tradeDocument';
import type { TradeRequestAction } from './tradeRequestAction';
import type { TradeRequestBuyer } from './tradeRequestBuyer';
import type { TradeRequestDraftStatus } from './tradeRequestDraftStatus';
import type { TradeRequestGroupState } from './tradeRequestGroupState';
import type { TradeRequestKind } from './tradeRequestKind';
import type { TradeRequestLine } from './tradeRequestLine';

/**
 * The buyer writes it.
 */
export interface TradeRequestDraft {
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
  /**
     * Sent back with every change.
     * @minimum 1
     * @maximum 2147483647
     */
  version: number;
  /** The caller's own id of the request. */
  clientRequestId: string;
  /**
     * Shared by requests to several suppliers for the same need.
     * @maxLength 120
     */
  groupKey?: string;
  /**
     * The request this one is a duplicate of.
     * @minLength 1
     * @maxLength 64
     */
  copyOf?: string;
  /**
     * Counts confirmations, then the supplier's answers.
     * @minimum 0
     * @maximum 2147483647
     */
  revision: number;
  /**
     * What is asked for, in a line.
     * @maxLength 300
     */
  title: string;
  /**
     * The buyer's own number of the request.
     * @maxLength 300
     */
  buyerReference?: string;
  /** Who asks. */
  buyer: TradeRequestBuyer;
  /**
     * The agent who acts for the buyer's company.
     * @minLength 1
     * @maxLength 64
     */
  merchantAgentId?: string;
  /** The supplier, as a card shows it. */
  supplier: SupplierSummary;
  /**
     * The lines in the order the buyer gave them.
     * @maxItems 500
     */
  lines: TradeRequestLine[];
  /**
     * Where the goods go; an address of the caller.
     * @minLength 1
     * @maxLength 64
     */
  deliveryAddressId?: string;
  /**
     * City the goods go to.
     * @minLength 1
     * @maxLength 64
     */
  deliveryCityId?: string;
  /** Day on which the goods are needed, without a time. */
  neededBy?: string;
  /** How the goods are to be sent. */
  deliveryMethod?: DeliveryMethod;
  /** How the goods are to be paid. */
  paymentTerm?: PaymentTerm;
  /** Currency of all amounts of the request. */
  currency: Currency;
  /**
     * What the buyer tells the supplier about the request as a whole.
     * @maxLength 4000
     */
  buyerNote?: string;
  /**
     * Documents that go with the request.
     * @maxItems 200
     */
  documents: TradeDocument[];
  /** When the draft was made (UTC). */
  createdAt: string;
  /** Of the last change or event. */
  updatedAt: string;
  /** Until when whoever has the turn may act: the payment's or the validity's end. Absent without a limit. */
  dueAt?: string;
  /** How the requests made together with this one stand; absent for a single one. */
  group?: TradeRequestGroupState;
  /**
     * What the reader may do now; nothing else is.
     * @maxItems 30
     */
  allowedActions: TradeRequestAction[];
  /** Where it stands now. */
  status: TradeRequestDraftStatus;
}
