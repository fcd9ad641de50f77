/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod';
import { OnlinePayment } from './onlinePayment';
import { PaymentPurpose } from './paymentPurpose';

export const paymentCreatedAmountRialMax = 9007199254740991;

export const paymentCreatedTaxRialMin = 0;

export const paymentCreatedPaidFromWalletRialMin = 0;



export const PaymentCreated = zod.object({
  "id": zod.string(),
  "purpose": PaymentPurpose,
  "referenceId": zod.string(),
  "title": zod.string(),
  "amountRial": zod.int().min(1).max(paymentCreatedAmountRialMax),
  "taxRial": zod.int().min(paymentCreatedTaxRialMin),
  "paidFromWalletRial": zod.int().min(paymentCreatedPaidFromWalletRialMin),
  "createdAt": zod.iso.datetime({"offset":true}),
  "expiresAt": zod.iso.datetime({"offset":true}),
  "attempts": zod.array(OnlinePayment),
  "status": zod.enum(['Created'])
});

export type PaymentCreated = zod.input<typeof PaymentCreated>;
export type PaymentCreatedOutput = zod.output<typeof PaymentCreated>;
