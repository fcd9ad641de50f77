/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod/mini';
import { OnlinePayment } from './onlinePayment';
import { PaymentPurpose } from './paymentPurpose';


const paymentRefundedTaxRialMin = 0;

const paymentRefundedPaidFromWalletRialMin = 0;



export const PaymentRefunded = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.string(),
  "purpose": PaymentPurpose,
  "referenceId": /*#__PURE__*/ zod.string(),
  "title": /*#__PURE__*/ zod.string(),
  "amountRial": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)),
  "taxRial": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(paymentRefundedTaxRialMin)),
  "paidFromWalletRial": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(paymentRefundedPaidFromWalletRialMin)),
  "createdAt": /*#__PURE__*/ zod.iso.datetime({"offset":true}),
  "expiresAt": /*#__PURE__*/ zod.iso.datetime({"offset":true}),
  "attempts": /*#__PURE__*/ zod.array(OnlinePayment),
  "status": /*#__PURE__*/ zod.enum(['Refunded']),
  "paidAt": /*#__PURE__*/ zod.iso.datetime({"offset":true}),
  "refundedAt": /*#__PURE__*/ zod.iso.datetime({"offset":true}),
  "trackingCode": /*#__PURE__*/ zod.string()
});

export type PaymentRefunded = zod.input<typeof PaymentRefunded>;
export type PaymentRefundedOutput = zod.output<typeof PaymentRefunded>;
