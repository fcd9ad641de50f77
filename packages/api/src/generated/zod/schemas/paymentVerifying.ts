/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod';
import { OnlinePayment } from './onlinePayment';
import { PaymentPurpose } from './paymentPurpose';

const paymentVerifyingIdMax = 64;

const paymentVerifyingReferenceIdMax = 64;

const paymentVerifyingTitleMax = 300;

const paymentVerifyingAmountRialMax = 9007199254740991;

const paymentVerifyingTaxRialMin = 0;
const paymentVerifyingTaxRialMax = 9007199254740991;

const paymentVerifyingPaidFromWalletRialMin = 0;
const paymentVerifyingPaidFromWalletRialMax = 9007199254740991;

const paymentVerifyingAttemptsMax = 200;



export const PaymentVerifying = zod.object({
  "id": zod.string().min(1).max(paymentVerifyingIdMax),
  "purpose": PaymentPurpose,
  "referenceId": zod.string().min(1).max(paymentVerifyingReferenceIdMax),
  "title": zod.string().max(paymentVerifyingTitleMax),
  "amountRial": zod.int().min(1).max(paymentVerifyingAmountRialMax),
  "taxRial": zod.int().min(paymentVerifyingTaxRialMin).max(paymentVerifyingTaxRialMax),
  "paidFromWalletRial": zod.int().min(paymentVerifyingPaidFromWalletRialMin).max(paymentVerifyingPaidFromWalletRialMax),
  "createdAt": zod.iso.datetime({"offset":true}),
  "expiresAt": zod.iso.datetime({"offset":true}),
  "attempts": zod.array(OnlinePayment).max(paymentVerifyingAttemptsMax),
  "status": zod.enum(['Verifying']),
  "attempt": OnlinePayment
});

export type PaymentVerifying = zod.input<typeof PaymentVerifying>;
export type PaymentVerifyingOutput = zod.output<typeof PaymentVerifying>;
