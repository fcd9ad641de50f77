/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod/mini';
import { OnlinePayment } from './onlinePayment';
import { PaymentPurpose } from './paymentPurpose';


const paymentPaidTaxRialMin = 0;

const paymentPaidPaidFromWalletRialMin = 0;



export const PaymentPaid = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.string(),
  "purpose": PaymentPurpose,
  "referenceId": /*#__PURE__*/ zod.string(),
  "title": /*#__PURE__*/ zod.string(),
  "amountRial": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)),
  "taxRial": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(paymentPaidTaxRialMin)),
  "paidFromWalletRial": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(paymentPaidPaidFromWalletRialMin)),
  "createdAt": /*#__PURE__*/ zod.iso.datetime({"offset":true}),
  "expiresAt": /*#__PURE__*/ zod.iso.datetime({"offset":true}),
  "attempts": /*#__PURE__*/ zod.array(OnlinePayment),
  "status": /*#__PURE__*/ zod.enum(['Paid']),
  "paidAt": /*#__PURE__*/ zod.iso.datetime({"offset":true}),
  "trackingCode": /*#__PURE__*/ zod.string(),
  "referenceNumber": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string())
});

export type PaymentPaid = zod.input<typeof PaymentPaid>;
export type PaymentPaidOutput = zod.output<typeof PaymentPaid>;
