/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod';
import { OnlinePayment } from './onlinePayment';
import { PaymentPurpose } from './paymentPurpose';

const paymentCreatedIdMax = 64;

const paymentCreatedReferenceIdMax = 64;

const paymentCreatedTitleMax = 300;

const paymentCreatedAmountRialMax = 9007199254740991;

const paymentCreatedTaxRialMin = 0;
const paymentCreatedTaxRialMax = 9007199254740991;

const paymentCreatedPaidFromWalletRialMin = 0;
const paymentCreatedPaidFromWalletRialMax = 9007199254740991;

const paymentCreatedAttemptsMax = 200;



export const PaymentCreated = zod.object({
  "id": zod.string().min(1).max(paymentCreatedIdMax),
  "purpose": PaymentPurpose,
  "referenceId": zod.string().min(1).max(paymentCreatedReferenceIdMax),
  "title": zod.string().max(paymentCreatedTitleMax),
  "amountRial": zod.int().min(1).max(paymentCreatedAmountRialMax),
  "taxRial": zod.int().min(paymentCreatedTaxRialMin).max(paymentCreatedTaxRialMax),
  "paidFromWalletRial": zod.int().min(paymentCreatedPaidFromWalletRialMin).max(paymentCreatedPaidFromWalletRialMax),
  "createdAt": zod.iso.datetime({"offset":true}),
  "expiresAt": zod.iso.datetime({"offset":true}),
  "attempts": zod.array(OnlinePayment).max(paymentCreatedAttemptsMax),
  "status": zod.enum(['Created'])
});

export type PaymentCreated = zod.input<typeof PaymentCreated>;
export type PaymentCreatedOutput = zod.output<typeof PaymentCreated>;
