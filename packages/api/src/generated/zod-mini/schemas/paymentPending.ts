/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod/mini';
import { OnlinePayment } from './onlinePayment';
import { PaymentPurpose } from './paymentPurpose';


const paymentPendingTaxRialMin = 0;

const paymentPendingPaidFromWalletRialMin = 0;



export const PaymentPending = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.string(),
  "purpose": PaymentPurpose,
  "referenceId": /*#__PURE__*/ zod.string(),
  "title": /*#__PURE__*/ zod.string(),
  "amountRial": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)),
  "taxRial": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(paymentPendingTaxRialMin)),
  "paidFromWalletRial": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(paymentPendingPaidFromWalletRialMin)),
  "createdAt": /*#__PURE__*/ zod.iso.datetime({"offset":true}),
  "expiresAt": /*#__PURE__*/ zod.iso.datetime({"offset":true}),
  "attempts": /*#__PURE__*/ zod.array(OnlinePayment),
  "status": /*#__PURE__*/ zod.enum(['Pending']),
  "attempt": OnlinePayment
});

export type PaymentPending = zod.input<typeof PaymentPending>;
export type PaymentPendingOutput = zod.output<typeof PaymentPending>;
