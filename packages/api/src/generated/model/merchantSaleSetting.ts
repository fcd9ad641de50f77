/**
 * Generated from the contract; do not edit.
 */
import type { DeliveryMethod } from './deliveryMethod';
import type { PaymentTerm } from './paymentTerm';

/**
 * How a merchant sells. One that has settled nothing takes no orders, with empty lists.
 */
export interface MerchantSaleSetting {
  /**
     * Id of the merchant behind the supplier or agent.
     * @minLength 1
     * @maxLength 64
     */
  merchantId: string;
  /** False: messages only. */
  acceptsDirectOrder: boolean;
  /**
     * Rial; smallest order taken, without tax.
     * @minimum 0
     * @maximum 9007199254740991
     */
  minOrderRial?: number;
  /**
     * Ways of payment it accepts.
     * @maxItems 200
     */
  paymentTerms: PaymentTerm[];
  /**
     * Ways of delivery it offers.
     * @maxItems 200
     */
  deliveryMethods: DeliveryMethod[];
  /**
     * Cities it sells in; empty when it has named none.
     * @maxItems 2000
     * @items.minLength 1
     * @items.maxLength 64
     */
  saleCityIds: string[];
  /**
     * Hours within which it promises to answer a request.
     * @minimum 1
     * @maximum 2147483647
     */
  answerSlaHours?: number;
  /**
     * Kinds of document a request to it must carry.
     * @maxItems 200
     * @items.minLength 1
     * @items.maxLength 64
     */
  requiredDocumentTypeIds: string[];
}
