/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod';
import { OnlinePayment } from './onlinePayment';
import { PaymentFailureCode } from './paymentFailureCode';
import { PaymentPurpose } from './paymentPurpose';

export const paymentFailedAmountRialMax = 9007199254740991;

export const paymentFailedTaxRialMin = 0;

export const paymentFailedPaidFromWalletRialMin = 0;



export const PaymentFailed = zod.object({
  "id": zod.string(),
  "purpose": PaymentPurpose,
  "referenceId": zod.string(),
  "title": zod.string(),
  "amountRial": zod.int().min(1).max(paymentFailedAmountRialMax),
  "taxRial": zod.int().min(paymentFailedTaxRialMin),
  "paidFromWalletRial": zod.int().min(paymentFailedPaidFromWalletRialMin),
  "createdAt": zod.iso.datetime({"offset":true}),
  "expiresAt": zod.iso.datetime({"offset":true}),
  "attempts": zod.array(OnlinePayment),
  "status": zod.enum(['Failed']),
  "failedAt": zod.iso.datetime({"offset":true}),
  "failureCode": PaymentFailureCode,
  "failureText": zod.string()
});

export type PaymentFailed = zod.input<typeof PaymentFailed>;
export type PaymentFailedOutput = zod.output<typeof PaymentFailed>;
