/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod/mini';
import { OnlinePayment } from './onlinePayment';
import { PaymentPurpose } from './paymentPurpose';


const paymentCancelledTaxRialMin = 0;

const paymentCancelledPaidFromWalletRialMin = 0;



export const PaymentCancelled = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.string(),
  "purpose": PaymentPurpose,
  "referenceId": /*#__PURE__*/ zod.string(),
  "title": /*#__PURE__*/ zod.string(),
  "amountRial": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)),
  "taxRial": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(paymentCancelledTaxRialMin)),
  "paidFromWalletRial": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(paymentCancelledPaidFromWalletRialMin)),
  "createdAt": /*#__PURE__*/ zod.iso.datetime({"offset":true}),
  "expiresAt": /*#__PURE__*/ zod.iso.datetime({"offset":true}),
  "attempts": /*#__PURE__*/ zod.array(OnlinePayment),
  "status": /*#__PURE__*/ zod.enum(['Cancelled']),
  "cancelledAt": /*#__PURE__*/ zod.iso.datetime({"offset":true})
});

export type PaymentCancelled = zod.input<typeof PaymentCancelled>;
export type PaymentCancelledOutput = zod.output<typeof PaymentCancelled>;
