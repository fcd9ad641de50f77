/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod';
import { OnlinePaymentStatus } from './onlinePaymentStatus';
import { PaymentFailureCode } from './paymentFailureCode';


export const onlinePaymentPaidFromWalletRialMin = 0;



export const OnlinePayment = zod.object({
  "id": zod.string(),
  "paymentId": zod.string(),
  "gatewayId": zod.string(),
  "status": OnlinePaymentStatus,
  "amountRial": zod.int().min(1),
  "paidFromWalletRial": zod.int().min(onlinePaymentPaidFromWalletRialMin),
  "redirectUrl": zod.url().optional(),
  "redirectMethod": zod.enum(['GET', 'POST']).optional(),
  "redirectFields": zod.record(zod.string(), zod.string()).optional(),
  "trackingCode": zod.string().optional(),
  "referenceNumber": zod.string().optional(),
  "cardMask": zod.string().optional(),
  "failureCode": PaymentFailureCode.optional(),
  "failureText": zod.string().optional(),
  "requestedAt": zod.iso.datetime({"offset":true}),
  "expiresAt": zod.iso.datetime({"offset":true}),
  "finishedAt": zod.iso.datetime({"offset":true}).optional()
});

export type OnlinePayment = zod.input<typeof OnlinePayment>;
export type OnlinePaymentOutput = zod.output<typeof OnlinePayment>;
