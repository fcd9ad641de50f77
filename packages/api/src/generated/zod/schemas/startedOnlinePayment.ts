/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod';
import { OnlinePaymentStatus } from './onlinePaymentStatus';
import { PaymentFailureCode } from './paymentFailureCode';


export const startedOnlinePaymentPaidFromWalletRialMin = 0;



export const StartedOnlinePayment = zod.object({
  "id": zod.string(),
  "paymentId": zod.string(),
  "gatewayId": zod.string(),
  "status": OnlinePaymentStatus,
  "amountRial": zod.int().min(1),
  "paidFromWalletRial": zod.int().min(startedOnlinePaymentPaidFromWalletRialMin),
  "redirectUrl": zod.url(),
  "redirectMethod": zod.enum(['GET', 'POST']),
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

export type StartedOnlinePayment = zod.input<typeof StartedOnlinePayment>;
export type StartedOnlinePaymentOutput = zod.output<typeof StartedOnlinePayment>;
