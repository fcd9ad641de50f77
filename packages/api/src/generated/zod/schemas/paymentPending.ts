/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod';
import { OnlinePayment } from './onlinePayment';
import { PaymentPurpose } from './paymentPurpose';

const paymentPendingIdMax = 64;

const paymentPendingReferenceIdMax = 64;

const paymentPendingTitleMax = 300;

const paymentPendingAmountRialMax = 9007199254740991;

const paymentPendingTaxRialMin = 0;
const paymentPendingTaxRialMax = 9007199254740991;

const paymentPendingPaidFromWalletRialMin = 0;
const paymentPendingPaidFromWalletRialMax = 9007199254740991;

const paymentPendingAttemptsMax = 200;



export const PaymentPending = zod.object({
  "id": zod.string().min(1).max(paymentPendingIdMax),
  "purpose": PaymentPurpose,
  "referenceId": zod.string().min(1).max(paymentPendingReferenceIdMax),
  "title": zod.string().max(paymentPendingTitleMax),
  "amountRial": zod.int().min(1).max(paymentPendingAmountRialMax),
  "taxRial": zod.int().min(paymentPendingTaxRialMin).max(paymentPendingTaxRialMax),
  "paidFromWalletRial": zod.int().min(paymentPendingPaidFromWalletRialMin).max(paymentPendingPaidFromWalletRialMax),
  "createdAt": zod.iso.datetime({"offset":true}),
  "expiresAt": zod.iso.datetime({"offset":true}),
  "attempts": zod.array(OnlinePayment).max(paymentPendingAttemptsMax),
  "status": zod.enum(['Pending']),
  "attempt": OnlinePayment
});

export type PaymentPending = zod.input<typeof PaymentPending>;
export type PaymentPendingOutput = zod.output<typeof PaymentPending>;
