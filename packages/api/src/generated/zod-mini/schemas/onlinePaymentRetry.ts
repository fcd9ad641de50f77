/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod/mini';
import { PaymentReturnPath } from './paymentReturnPath';

const onlinePaymentRetryPaymentIdMax = 64;

const onlinePaymentRetryGatewayIdMax = 64;



export const OnlinePaymentRetry = /*#__PURE__*/ zod.object({
  "paymentId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(onlinePaymentRetryPaymentIdMax)),
  "gatewayId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(onlinePaymentRetryGatewayIdMax)),
  "returnPath": PaymentReturnPath
});

export type OnlinePaymentRetry = zod.input<typeof OnlinePaymentRetry>;
export type OnlinePaymentRetryOutput = zod.output<typeof OnlinePaymentRetry>;
