/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod';
import { OnlinePayment } from './onlinePayment';
import { PaymentFailureCode } from './paymentFailureCode';
import { PaymentPurpose } from './paymentPurpose';

const paymentFailedIdMax = 64;

const paymentFailedReferenceIdMax = 64;

const paymentFailedTitleMax = 300;

const paymentFailedAmountRialMax = 9007199254740991;

const paymentFailedTaxRialMin = 0;
const paymentFailedTaxRialMax = 9007199254740991;

const paymentFailedPaidFromWalletRialMin = 0;
const paymentFailedPaidFromWalletRialMax = 9007199254740991;

const paymentFailedAttemptsMax = 200;

const paymentFailedFailureTextMax = 1000;



export const PaymentFailed = zod.object({
  "id": zod.string().min(1).max(paymentFailedIdMax),
  "purpose": PaymentPurpose,
  "referenceId": zod.string().min(1).max(paymentFailedReferenceIdMax),
  "title": zod.string().max(paymentFailedTitleMax),
  "amountRial": zod.int().min(1).max(paymentFailedAmountRialMax),
  "taxRial": zod.int().min(paymentFailedTaxRialMin).max(paymentFailedTaxRialMax),
  "paidFromWalletRial": zod.int().min(paymentFailedPaidFromWalletRialMin).max(paymentFailedPaidFromWalletRialMax),
  "createdAt": zod.iso.datetime({"offset":true}),
  "expiresAt": zod.iso.datetime({"offset":true}),
  "attempts": zod.array(OnlinePayment).max(paymentFailedAttemptsMax),
  "status": zod.enum(['Failed']),
  "failedAt": zod.iso.datetime({"offset":true}),
  "failureCode": PaymentFailureCode,
  "failureText": zod.string().max(paymentFailedFailureTextMax)
});

export type PaymentFailed = zod.input<typeof PaymentFailed>;
export type PaymentFailedOutput = zod.output<typeof PaymentFailed>;
