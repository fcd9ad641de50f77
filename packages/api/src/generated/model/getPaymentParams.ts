/**
 * Generated from the contract; do not edit.
 */
import type { PaymentIdQueryParameter } from './paymentIdQueryParameter';

export type GetPaymentParams = {
/**
 * Payment id.
 * @minLength 1
 * @maxLength 64
 */
paymentId: PaymentIdQueryParameter;
};
