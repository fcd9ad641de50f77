/**
 * Generated from the contract; do not edit.
 */
import type { DeliveryMethod } from './deliveryMethod';
import type { PaymentTerm } from './paymentTerm';

/**
 * How a merchant sells. One that has settled nothing takes no orders, with empty lists.
 */
export interface MerchantSaleSetting {
  merchantId: string;
  /** False: messages only. */
  acceptsDirectOrder: boolean;
  /**
     * Rial; smallest order taken, without tax.
     * @minimum 0
     */
  minOrderRial?: number;
  paymentTerms: PaymentTerm[];
  deliveryMethods: DeliveryMethod[];
  /** Cities it sells in; empty when it has named none. */
  saleCityIds: string[];
  /**
     * Hours within which it promises to answer a request.
     * @minimum 1
     */
  answerSlaHours?: number;
  /** Kinds of document a request to it must carry. */
  requiredDocumentTypeIds: string[];
}
