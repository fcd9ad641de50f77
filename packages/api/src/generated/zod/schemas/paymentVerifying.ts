/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod';
import { OnlinePayment } from './onlinePayment';
import { PaymentPurpose } from './paymentPurpose';

export const paymentVerifyingAmountRialMax = 9007199254740991;

export const paymentVerifyingTaxRialMin = 0;

export const paymentVerifyingPaidFromWalletRialMin = 0;



export const PaymentVerifying = zod.object({
  "id": zod.string(),
  "purpose": PaymentPurpose,
  "referenceId": zod.string(),
  "title": zod.string(),
  "amountRial": zod.int().min(1).max(paymentVerifyingAmountRialMax),
  "taxRial": zod.int().min(paymentVerifyingTaxRialMin),
  "paidFromWalletRial": zod.int().min(paymentVerifyingPaidFromWalletRialMin),
  "createdAt": zod.iso.datetime({"offset":true}),
  "expiresAt": zod.iso.datetime({"offset":true}),
  "attempts": zod.array(OnlinePayment),
  "status": zod.enum(['Verifying']),
  "attempt": OnlinePayment
});

export type PaymentVerifying = zod.input<typeof PaymentVerifying>;
export type PaymentVerifyingOutput = zod.output<typeof PaymentVerifying>;
