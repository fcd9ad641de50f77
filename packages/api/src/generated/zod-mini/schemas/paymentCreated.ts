/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod/mini';
import { OnlinePayment } from './onlinePayment';
import { PaymentPurpose } from './paymentPurpose';


const paymentCreatedTaxRialMin = 0;

const paymentCreatedPaidFromWalletRialMin = 0;



export const PaymentCreated = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.string(),
  "purpose": PaymentPurpose,
  "referenceId": /*#__PURE__*/ zod.string(),
  "title": /*#__PURE__*/ zod.string(),
  "amountRial": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)),
  "taxRial": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(paymentCreatedTaxRialMin)),
  "paidFromWalletRial": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(paymentCreatedPaidFromWalletRialMin)),
  "createdAt": /*#__PURE__*/ zod.iso.datetime({"offset":true}),
  "expiresAt": /*#__PURE__*/ zod.iso.datetime({"offset":true}),
  "attempts": /*#__PURE__*/ zod.array(OnlinePayment),
  "status": /*#__PURE__*/ zod.enum(['Created'])
});

export type PaymentCreated = zod.input<typeof PaymentCreated>;
export type PaymentCreatedOutput = zod.output<typeof PaymentCreated>;
