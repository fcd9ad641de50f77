/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod';
import { OnlinePayment } from './onlinePayment';
import { PaymentPurpose } from './paymentPurpose';

const paymentExpiredIdMax = 64;

const paymentExpiredReferenceIdMax = 64;

const paymentExpiredTitleMax = 300;

const paymentExpiredAmountRialMax = 9007199254740991;

const paymentExpiredTaxRialMin = 0;
const paymentExpiredTaxRialMax = 9007199254740991;

const paymentExpiredPaidFromWalletRialMin = 0;
const paymentExpiredPaidFromWalletRialMax = 9007199254740991;

const paymentExpiredAttemptsMax = 200;



export const PaymentExpired = zod.object({
  "id": zod.string().min(1).max(paymentExpiredIdMax),
  "purpose": PaymentPurpose,
  "referenceId": zod.string().min(1).max(paymentExpiredReferenceIdMax),
  "title": zod.string().max(paymentExpiredTitleMax),
  "amountRial": zod.int().min(1).max(paymentExpiredAmountRialMax),
  "taxRial": zod.int().min(paymentExpiredTaxRialMin).max(paymentExpiredTaxRialMax),
  "paidFromWalletRial": zod.int().min(paymentExpiredPaidFromWalletRialMin).max(paymentExpiredPaidFromWalletRialMax),
  "createdAt": zod.iso.datetime({"offset":true}),
  "expiresAt": zod.iso.datetime({"offset":true}),
  "attempts": zod.array(OnlinePayment).max(paymentExpiredAttemptsMax),
  "status": zod.enum(['Expired']),
  "expiredAt": zod.iso.datetime({"offset":true})
});

export type PaymentExpired = zod.input<typeof PaymentExpired>;
export type PaymentExpiredOutput = zod.output<typeof PaymentExpired>;
