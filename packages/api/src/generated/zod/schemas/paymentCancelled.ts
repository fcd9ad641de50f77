/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod';
import { OnlinePayment } from './onlinePayment';
import { PaymentPurpose } from './paymentPurpose';

export const paymentCancelledAmountRialMax = 9007199254740991;

export const paymentCancelledTaxRialMin = 0;

export const paymentCancelledPaidFromWalletRialMin = 0;



export const PaymentCancelled = zod.object({
  "id": zod.string(),
  "purpose": PaymentPurpose,
  "referenceId": zod.string(),
  "title": zod.string(),
  "amountRial": zod.int().min(1).max(paymentCancelledAmountRialMax),
  "taxRial": zod.int().min(paymentCancelledTaxRialMin),
  "paidFromWalletRial": zod.int().min(paymentCancelledPaidFromWalletRialMin),
  "createdAt": zod.iso.datetime({"offset":true}),
  "expiresAt": zod.iso.datetime({"offset":true}),
  "attempts": zod.array(OnlinePayment),
  "status": zod.enum(['Cancelled']),
  "cancelledAt": zod.iso.datetime({"offset":true})
});

export type PaymentCancelled = zod.input<typeof PaymentCancelled>;
export type PaymentCancelledOutput = zod.output<typeof PaymentCancelled>;
