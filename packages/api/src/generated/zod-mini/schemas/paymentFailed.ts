/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod/mini';
import { OnlinePayment } from './onlinePayment';
import { PaymentFailureCode } from './paymentFailureCode';
import { PaymentPurpose } from './paymentPurpose';


const paymentFailedTaxRialMin = 0;

const paymentFailedPaidFromWalletRialMin = 0;



export const PaymentFailed = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.string(),
  "purpose": PaymentPurpose,
  "referenceId": /*#__PURE__*/ zod.string(),
  "title": /*#__PURE__*/ zod.string(),
  "amountRial": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)),
  "taxRial": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(paymentFailedTaxRialMin)),
  "paidFromWalletRial": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(paymentFailedPaidFromWalletRialMin)),
  "createdAt": /*#__PURE__*/ zod.iso.datetime({"offset":true}),
  "expiresAt": /*#__PURE__*/ zod.iso.datetime({"offset":true}),
  "attempts": /*#__PURE__*/ zod.array(OnlinePayment),
  "status": /*#__PURE__*/ zod.enum(['Failed']),
  "failedAt": /*#__PURE__*/ zod.iso.datetime({"offset":true}),
  "failureCode": PaymentFailureCode,
  "failureText": /*#__PURE__*/ zod.string()
});

export type PaymentFailed = zod.input<typeof PaymentFailed>;
export type PaymentFailedOutput = zod.output<typeof PaymentFailed>;
