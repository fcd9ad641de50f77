/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod';
import { OnlinePayment } from './onlinePayment';
import { PaymentPurpose } from './paymentPurpose';

const paymentCancelledIdMax = 64;

const paymentCancelledReferenceIdMax = 64;

const paymentCancelledTitleMax = 300;

const paymentCancelledAmountRialMax = 9007199254740991;

const paymentCancelledTaxRialMin = 0;
const paymentCancelledTaxRialMax = 9007199254740991;

const paymentCancelledPaidFromWalletRialMin = 0;
const paymentCancelledPaidFromWalletRialMax = 9007199254740991;

const paymentCancelledAttemptsMax = 200;



export const PaymentCancelled = zod.object({
  "id": zod.string().min(1).max(paymentCancelledIdMax),
  "purpose": PaymentPurpose,
  "referenceId": zod.string().min(1).max(paymentCancelledReferenceIdMax),
  "title": zod.string().max(paymentCancelledTitleMax),
  "amountRial": zod.int().min(1).max(paymentCancelledAmountRialMax),
  "taxRial": zod.int().min(paymentCancelledTaxRialMin).max(paymentCancelledTaxRialMax),
  "paidFromWalletRial": zod.int().min(paymentCancelledPaidFromWalletRialMin).max(paymentCancelledPaidFromWalletRialMax),
  "createdAt": zod.iso.datetime({"offset":true}),
  "expiresAt": zod.iso.datetime({"offset":true}),
  "attempts": zod.array(OnlinePayment).max(paymentCancelledAttemptsMax),
  "status": zod.enum(['Cancelled']),
  "cancelledAt": zod.iso.datetime({"offset":true})
});

export type PaymentCancelled = zod.input<typeof PaymentCancelled>;
export type PaymentCancelledOutput = zod.output<typeof PaymentCancelled>;
