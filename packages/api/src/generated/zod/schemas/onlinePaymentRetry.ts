/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod';
import { PaymentReturnPath } from './paymentReturnPath';

const onlinePaymentRetryPaymentIdMax = 64;

const onlinePaymentRetryGatewayIdMax = 64;



export const OnlinePaymentRetry = zod.object({
  "paymentId": zod.string().min(1).max(onlinePaymentRetryPaymentIdMax),
  "gatewayId": zod.string().min(1).max(onlinePaymentRetryGatewayIdMax),
  "returnPath": PaymentReturnPath
});

export type OnlinePaymentRetry = zod.input<typeof OnlinePaymentRetry>;
export type OnlinePaymentRetryOutput = zod.output<typeof OnlinePaymentRetry>;
