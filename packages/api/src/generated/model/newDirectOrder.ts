/**
 * Generated from the contract; do not edit.
 */
import type { PaymentTerm } from './paymentTerm';
import type { TradeDocumentInput } from './tradeDocumentInput';
import type { TradeRequestLineInput } from './tradeRequestLineInput';

/**
 * A new direct order. With `copyOf` what is left out is taken from that request of the caller (a copy for another supplier loses the offers and
 * documents that belong to the first one). Without it `supplierId` is needed.
 */
export interface NewDirectOrder {
  /** The caller's own id of the request: a second call with it returns the existing request. */
  clientRequestId: string;
  /**
     * Supplier to whom the request will go.
     * @minLength 1
     * @maxLength 64
     */
  supplierId?: string;
  /**
     * Ties requests to several suppliers.
     * @minLength 1
     * @maxLength 64
     */
  groupKey?: string;
  /**
     * A request of the caller.
     * @minLength 1
     * @maxLength 64
     */
  copyOf?: string;
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
     * The lines of the request in their order.
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
     * Documents that go with the request.
     * @maxItems 10
     */
  documents?: TradeDocumentInput[];
}
