/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod';
import { OnlinePayment } from './onlinePayment';
import { PaymentPurpose } from './paymentPurpose';

export const paymentPendingAmountRialMax = 9007199254740991;

export const paymentPendingTaxRialMin = 0;

export const paymentPendingPaidFromWalletRialMin = 0;



export const PaymentPending = zod.object({
  "id": zod.string(),
  "purpose": PaymentPurpose,
  "referenceId": zod.string(),
  "title": zod.string(),
  "amountRial": zod.int().min(1).max(paymentPendingAmountRialMax),
  "taxRial": zod.int().min(paymentPendingTaxRialMin),
  "paidFromWalletRial": zod.int().min(paymentPendingPaidFromWalletRialMin),
  "createdAt": zod.iso.datetime({"offset":true}),
  "expiresAt": zod.iso.datetime({"offset":true}),
  "attempts": zod.array(OnlinePayment),
  "status": zod.enum(['Pending']),
  "attempt": OnlinePayment
});

export type PaymentPending = zod.input<typeof PaymentPending>;
export type PaymentPendingOutput = zod.output<typeof PaymentPending>;
