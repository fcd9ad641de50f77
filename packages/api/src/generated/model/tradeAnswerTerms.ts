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
     * @maximum 9007199254740991
     */
  shippingRial?: number;
  /** How the goods are to be paid. */
  paymentTerm?: PaymentTerm;
  /**
     * A remark about the offer as a whole.
     * @maxLength 4000
     */
  note?: string;
}
