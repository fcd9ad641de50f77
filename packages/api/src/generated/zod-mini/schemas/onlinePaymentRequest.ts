/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod/mini';
import { PaymentReturnPath } from './paymentReturnPath';

const onlinePaymentRequestPaymentIdMax = 64;

const onlinePaymentRequestGatewayIdMax = 64;

const onlinePaymentRequestUseWalletRialMax = 2000000000;



export const OnlinePaymentRequest = /*#__PURE__*/ zod.object({
  "paymentId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(onlinePaymentRequestPaymentIdMax)),
  "gatewayId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(onlinePaymentRequestGatewayIdMax)),
  "useWalletRial": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(onlinePaymentRequestUseWalletRialMax))),
  "returnPath": PaymentReturnPath
});

export type OnlinePaymentRequest = zod.input<typeof OnlinePaymentRequest>;
export type OnlinePaymentRequestOutput = zod.output<typeof OnlinePaymentRequest>;
