/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod';
import { OnlinePaymentStatus } from './onlinePaymentStatus';
import { PaymentFailureCode } from './paymentFailureCode';

const startedOnlinePaymentIdMax = 64;

const startedOnlinePaymentPaymentIdMax = 64;

const startedOnlinePaymentGatewayIdMax = 64;

const startedOnlinePaymentAmountRialMax = 9007199254740991;

const startedOnlinePaymentPaidFromWalletRialMin = 0;
const startedOnlinePaymentPaidFromWalletRialMax = 9007199254740991;

const startedOnlinePaymentRedirectUrlMax = 2048;

const startedOnlinePaymentRedirectFieldsMaxOne = 300;

const startedOnlinePaymentTrackingCodeMax = 60;

const startedOnlinePaymentReferenceNumberMax = 60;

const startedOnlinePaymentCardMaskMax = 40;

const startedOnlinePaymentFailureTextMax = 1000;



export const StartedOnlinePayment = zod.object({
  "id": zod.string().min(1).max(startedOnlinePaymentIdMax),
  "paymentId": zod.string().min(1).max(startedOnlinePaymentPaymentIdMax),
  "gatewayId": zod.string().min(1).max(startedOnlinePaymentGatewayIdMax),
  "status": OnlinePaymentStatus,
  "amountRial": zod.int().min(1).max(startedOnlinePaymentAmountRialMax),
  "paidFromWalletRial": zod.int().min(startedOnlinePaymentPaidFromWalletRialMin).max(startedOnlinePaymentPaidFromWalletRialMax),
  "redirectUrl": zod.url().max(startedOnlinePaymentRedirectUrlMax),
  "redirectMethod": zod.enum(['GET', 'POST']),
  "redirectFields": zod.record(zod.string(), zod.string().max(startedOnlinePaymentRedirectFieldsMaxOne)).optional(),
  "trackingCode": zod.string().max(startedOnlinePaymentTrackingCodeMax).optional(),
  "referenceNumber": zod.string().max(startedOnlinePaymentReferenceNumberMax).optional(),
  "cardMask": zod.string().max(startedOnlinePaymentCardMaskMax).optional(),
  "failureCode": PaymentFailureCode.optional(),
  "failureText": zod.string().max(startedOnlinePaymentFailureTextMax).optional(),
  "requestedAt": zod.iso.datetime({"offset":true}),
  "expiresAt": zod.iso.datetime({"offset":true}),
  "finishedAt": zod.iso.datetime({"offset":true}).optional()
});

export type StartedOnlinePayment = zod.input<typeof StartedOnlinePayment>;
export type StartedOnlinePaymentOutput = zod.output<typeof StartedOnlinePayment>;
