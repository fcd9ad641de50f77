/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod/mini';
import { OnlinePaymentStatus } from './onlinePaymentStatus';
import { PaymentFailureCode } from './paymentFailureCode';


const onlinePaymentPaidFromWalletRialMin = 0;



export const OnlinePayment = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.string(),
  "paymentId": /*#__PURE__*/ zod.string(),
  "gatewayId": /*#__PURE__*/ zod.string(),
  "status": OnlinePaymentStatus,
  "amountRial": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)),
  "paidFromWalletRial": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(onlinePaymentPaidFromWalletRialMin)),
  "redirectUrl": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.url()),
  "redirectMethod": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['GET', 'POST'])),
  "redirectFields": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.record(/*#__PURE__*/ zod.string(), /*#__PURE__*/ zod.string())),
  "trackingCode": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
  "referenceNumber": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
  "cardMask": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
  "failureCode": /*#__PURE__*/ zod.optional(PaymentFailureCode),
  "failureText": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
  "requestedAt": /*#__PURE__*/ zod.iso.datetime({"offset":true}),
  "expiresAt": /*#__PURE__*/ zod.iso.datetime({"offset":true}),
  "finishedAt": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.iso.datetime({"offset":true}))
});

export type OnlinePayment = zod.input<typeof OnlinePayment>;
export type OnlinePaymentOutput = zod.output<typeof OnlinePayment>;
