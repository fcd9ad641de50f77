/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod';
import { OnlinePayment } from './onlinePayment';
import { PaymentPurpose } from './paymentPurpose';

const paymentRefundedIdMax = 64;

const paymentRefundedReferenceIdMax = 64;

const paymentRefundedTitleMax = 300;

const paymentRefundedAmountRialMax = 9007199254740991;

const paymentRefundedTaxRialMin = 0;
const paymentRefundedTaxRialMax = 9007199254740991;

const paymentRefundedPaidFromWalletRialMin = 0;
const paymentRefundedPaidFromWalletRialMax = 9007199254740991;

const paymentRefundedAttemptsMax = 200;

const paymentRefundedTrackingCodeMax = 60;



export const PaymentRefunded = zod.object({
  "id": zod.string().min(1).max(paymentRefundedIdMax),
  "purpose": PaymentPurpose,
  "referenceId": zod.string().min(1).max(paymentRefundedReferenceIdMax),
  "title": zod.string().max(paymentRefundedTitleMax),
  "amountRial": zod.int().min(1).max(paymentRefundedAmountRialMax),
  "taxRial": zod.int().min(paymentRefundedTaxRialMin).max(paymentRefundedTaxRialMax),
  "paidFromWalletRial": zod.int().min(paymentRefundedPaidFromWalletRialMin).max(paymentRefundedPaidFromWalletRialMax),
  "createdAt": zod.iso.datetime({"offset":true}),
  "expiresAt": zod.iso.datetime({"offset":true}),
  "attempts": zod.array(OnlinePayment).max(paymentRefundedAttemptsMax),
  "status": zod.enum(['Refunded']),
  "paidAt": zod.iso.datetime({"offset":true}),
  "refundedAt": zod.iso.datetime({"offset":true}),
  "trackingCode": zod.string().max(paymentRefundedTrackingCodeMax)
});

export type PaymentRefunded = zod.input<typeof PaymentRefunded>;
export type PaymentRefundedOutput = zod.output<typeof PaymentRefunded>;
