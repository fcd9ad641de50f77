/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod';
import { OnlinePayment } from './onlinePayment';
import { PaymentPurpose } from './paymentPurpose';

export const paymentRefundedAmountRialMax = 9007199254740991;

export const paymentRefundedTaxRialMin = 0;

export const paymentRefundedPaidFromWalletRialMin = 0;



export const PaymentRefunded = zod.object({
  "id": zod.string(),
  "purpose": PaymentPurpose,
  "referenceId": zod.string(),
  "title": zod.string(),
  "amountRial": zod.int().min(1).max(paymentRefundedAmountRialMax),
  "taxRial": zod.int().min(paymentRefundedTaxRialMin),
  "paidFromWalletRial": zod.int().min(paymentRefundedPaidFromWalletRialMin),
  "createdAt": zod.iso.datetime({"offset":true}),
  "expiresAt": zod.iso.datetime({"offset":true}),
  "attempts": zod.array(OnlinePayment),
  "status": zod.enum(['Refunded']),
  "paidAt": zod.iso.datetime({"offset":true}),
  "refundedAt": zod.iso.datetime({"offset":true}),
  "trackingCode": zod.string()
});

export type PaymentRefunded = zod.input<typeof PaymentRefunded>;
export type PaymentRefundedOutput = zod.output<typeof PaymentRefunded>;
