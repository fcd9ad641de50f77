/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod';
import { PaymentReturnPath } from './paymentReturnPath';

const onlinePaymentRequestPaymentIdMax = 64;

const onlinePaymentRequestGatewayIdMax = 64;

const onlinePaymentRequestUseWalletRialMax = 2000000000;



export const OnlinePaymentRequest = zod.object({
  "paymentId": zod.string().min(1).max(onlinePaymentRequestPaymentIdMax),
  "gatewayId": zod.string().min(1).max(onlinePaymentRequestGatewayIdMax),
  "useWalletRial": zod.int().min(1).max(onlinePaymentRequestUseWalletRialMax).optional(),
  "returnPath": PaymentReturnPath
});

export type OnlinePaymentRequest = zod.input<typeof OnlinePaymentRequest>;
export type OnlinePaymentRequestOutput = zod.output<typeof OnlinePaymentRequest>;
