/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod';
import { OnlinePayment } from './onlinePayment';
import { PaymentPurpose } from './paymentPurpose';

const paymentPaidIdMax = 64;

const paymentPaidReferenceIdMax = 64;

const paymentPaidTitleMax = 300;

const paymentPaidAmountRialMax = 9007199254740991;

const paymentPaidTaxRialMin = 0;
const paymentPaidTaxRialMax = 9007199254740991;

const paymentPaidPaidFromWalletRialMin = 0;
const paymentPaidPaidFromWalletRialMax = 9007199254740991;

const paymentPaidAttemptsMax = 200;

const paymentPaidTrackingCodeMax = 60;

const paymentPaidReferenceNumberMax = 60;



export const PaymentPaid = zod.object({
  "id": zod.string().min(1).max(paymentPaidIdMax),
  "purpose": PaymentPurpose,
  "referenceId": zod.string().min(1).max(paymentPaidReferenceIdMax),
  "title": zod.string().max(paymentPaidTitleMax),
  "amountRial": zod.int().min(1).max(paymentPaidAmountRialMax),
  "taxRial": zod.int().min(paymentPaidTaxRialMin).max(paymentPaidTaxRialMax),
  "paidFromWalletRial": zod.int().min(paymentPaidPaidFromWalletRialMin).max(paymentPaidPaidFromWalletRialMax),
  "createdAt": zod.iso.datetime({"offset":true}),
  "expiresAt": zod.iso.datetime({"offset":true}),
  "attempts": zod.array(OnlinePayment).max(paymentPaidAttemptsMax),
  "status": zod.enum(['Paid']),
  "paidAt": zod.iso.datetime({"offset":true}),
  "trackingCode": zod.string().max(paymentPaidTrackingCodeMax),
  "referenceNumber": zod.string().max(paymentPaidReferenceNumberMax).optional()
});

export type PaymentPaid = zod.input<typeof PaymentPaid>;
export type PaymentPaidOutput = zod.output<typeof PaymentPaid>;
