/**
 * Generated from the contract; do not edit.
 */
import type { PaymentTerm } from './paymentTerm';

/**
 * What the answer says about the whole request.
 */
export interface TradeAnswerTerms {
  /**
     * Rial for the delivery of all lines; 0 is free of charge, absent is unknown.
     * @minimum 0
     */
  shippingRial?: number;
  paymentTerm?: PaymentTerm;
  note?: string;
}
