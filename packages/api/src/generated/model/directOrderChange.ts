/**
 * Generated from the contract; do not edit.
 */
import type { PaymentTerm } from './paymentTerm';
import type { TradeDocumentInput } from './tradeDocumentInput';
import type { TradeRequestLineInput } from './tradeRequestLineInput';

/**
 * The whole draft as it should be; what is left out is taken away. With `withdraw: true` the request is withdrawn and the rest is not looked at.
 */
export interface DirectOrderChange {
  /**
     * As read.
     * @minimum 1
     * @maximum 2147483647
     */
  version: number;
  /** Take the request back for good. */
  withdraw?: boolean;
  /**
     * With `withdraw: true`: why, in the buyer's words. It is the note of the event `Withdrawn`.
     * @minLength 1
     * @maxLength 500
     */
  withdrawReason?: string;
  /**
     * Ties requests to several suppliers.
     * @minLength 1
     * @maxLength 64
     */
  groupKey?: string;
  /**
     * Taken from the lines when absent.
     * @minLength 2
     * @maxLength 120
     */
  title?: string;
  /**
     * The buyer's own number of the request.
     * @minLength 1
     * @maxLength 40
     */
  buyerReference?: string;
  /**
     * All lines as they should be; a line without an `id` is new, one left out is removed.
     * @maxItems 500
     */
  lines?: TradeRequestLineInput[];
  /**
     * One of the caller's delivery addresses.
     * @minLength 1
     * @maxLength 64
     */
  deliveryAddressId?: string;
  /**
     * When there is no address yet.
     * @minLength 1
     * @maxLength 64
     */
  deliveryCityId?: string;
  /** From tomorrow up to two years on; checked at confirmation. */
  neededBy?: string;
  /**
     * One of the supplier's sale setting (`DeliveryMethod`).
     * @minLength 1
     * @maxLength 40
     */
  deliveryMethod?: string;
  /** How the goods are to be paid. */
  paymentTerm?: PaymentTerm;
  /**
     * What the buyer tells the supplier about the request as a whole.
     * @minLength 1
     * @maxLength 2000
     */
  buyerNote?: string;
  /**
     * All documents as they should be; one left out is removed.
     * @maxItems 10
     */
  documents?: TradeDocumentInput[];
}
