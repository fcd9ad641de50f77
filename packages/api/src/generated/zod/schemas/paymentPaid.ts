/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod';
import { OnlinePayment } from './onlinePayment';
import { PaymentPurpose } from './paymentPurpose';

export const paymentPaidAmountRialMax = 9007199254740991;

export const paymentPaidTaxRialMin = 0;

export const paymentPaidPaidFromWalletRialMin = 0;



export const PaymentPaid = zod.object({
  "id": zod.string(),
  "purpose": PaymentPurpose,
  "referenceId": zod.string(),
  "title": zod.string(),
  "amountRial": zod.int().min(1).max(paymentPaidAmountRialMax),
  "taxRial": zod.int().min(paymentPaidTaxRialMin),
  "paidFromWalletRial": zod.int().min(paymentPaidPaidFromWalletRialMin),
  "createdAt": zod.iso.datetime({"offset":true}),
  "expiresAt": zod.iso.datetime({"offset":true}),
  "attempts": zod.array(OnlinePayment),
  "status": zod.enum(['Paid']),
  "paidAt": zod.iso.datetime({"offset":true}),
  "trackingCode": zod.string(),
  "referenceNumber": zod.string().optional()
});

export type PaymentPaid = zod.input<typeof PaymentPaid>;
export type PaymentPaidOutput = zod.output<typeof PaymentPaid>;
