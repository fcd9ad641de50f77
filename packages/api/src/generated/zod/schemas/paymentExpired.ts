/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod';
import { OnlinePayment } from './onlinePayment';
import { PaymentPurpose } from './paymentPurpose';

export const paymentExpiredAmountRialMax = 9007199254740991;

export const paymentExpiredTaxRialMin = 0;

export const paymentExpiredPaidFromWalletRialMin = 0;



export const PaymentExpired = zod.object({
  "id": zod.string(),
  "purpose": PaymentPurpose,
  "referenceId": zod.string(),
  "title": zod.string(),
  "amountRial": zod.int().min(1).max(paymentExpiredAmountRialMax),
  "taxRial": zod.int().min(paymentExpiredTaxRialMin),
  "paidFromWalletRial": zod.int().min(paymentExpiredPaidFromWalletRialMin),
  "createdAt": zod.iso.datetime({"offset":true}),
  "expiresAt": zod.iso.datetime({"offset":true}),
  "attempts": zod.array(OnlinePayment),
  "status": zod.enum(['Expired']),
  "expiredAt": zod.iso.datetime({"offset":true})
});

export type PaymentExpired = zod.input<typeof PaymentExpired>;
export type PaymentExpiredOutput = zod.output<typeof PaymentExpired>;
