/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod/mini';
import { OnlinePayment } from './onlinePayment';
import { PaymentPurpose } from './paymentPurpose';


const paymentVerifyingTaxRialMin = 0;

const paymentVerifyingPaidFromWalletRialMin = 0;



export const PaymentVerifying = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.string(),
  "purpose": PaymentPurpose,
  "referenceId": /*#__PURE__*/ zod.string(),
  "title": /*#__PURE__*/ zod.string(),
  "amountRial": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)),
  "taxRial": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(paymentVerifyingTaxRialMin)),
  "paidFromWalletRial": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(paymentVerifyingPaidFromWalletRialMin)),
  "createdAt": /*#__PURE__*/ zod.iso.datetime({"offset":true}),
  "expiresAt": /*#__PURE__*/ zod.iso.datetime({"offset":true}),
  "attempts": /*#__PURE__*/ zod.array(OnlinePayment),
  "status": /*#__PURE__*/ zod.enum(['Verifying']),
  "attempt": OnlinePayment
});

export type PaymentVerifying = zod.input<typeof PaymentVerifying>;
export type PaymentVerifyingOutput = zod.output<typeof PaymentVerifying>;
