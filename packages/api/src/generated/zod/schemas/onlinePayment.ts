/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod';
import { OnlinePaymentStatus } from './onlinePaymentStatus';
import { PaymentFailureCode } from './paymentFailureCode';

const onlinePaymentIdMax = 64;

const onlinePaymentPaymentIdMax = 64;

const onlinePaymentGatewayIdMax = 64;

const onlinePaymentAmountRialMax = 9007199254740991;

const onlinePaymentPaidFromWalletRialMin = 0;
const onlinePaymentPaidFromWalletRialMax = 9007199254740991;

const onlinePaymentRedirectUrlMax = 2048;

const onlinePaymentRedirectFieldsMaxOne = 300;

const onlinePaymentTrackingCodeMax = 60;

const onlinePaymentReferenceNumberMax = 60;

const onlinePaymentCardMaskMax = 40;

const onlinePaymentFailureTextMax = 1000;



export const OnlinePayment = zod.object({
  "id": zod.string().min(1).max(onlinePaymentIdMax),
  "paymentId": zod.string().min(1).max(onlinePaymentPaymentIdMax),
  "gatewayId": zod.string().min(1).max(onlinePaymentGatewayIdMax),
  "status": OnlinePaymentStatus,
  "amountRial": zod.int().min(1).max(onlinePaymentAmountRialMax),
  "paidFromWalletRial": zod.int().min(onlinePaymentPaidFromWalletRialMin).max(onlinePaymentPaidFromWalletRialMax),
  "redirectUrl": zod.url().max(onlinePaymentRedirectUrlMax).optional(),
  "redirectMethod": zod.enum(['GET', 'POST']).optional(),
  "redirectFields": zod.record(zod.string(), zod.string().max(onlinePaymentRedirectFieldsMaxOne)).optional(),
  "trackingCode": zod.string().max(onlinePaymentTrackingCodeMax).optional(),
  "referenceNumber": zod.string().max(onlinePaymentReferenceNumberMax).optional(),
  "cardMask": zod.string().max(onlinePaymentCardMaskMax).optional(),
  "failureCode": PaymentFailureCode.optional(),
  "failureText": zod.string().max(onlinePaymentFailureTextMax).optional(),
  "requestedAt": zod.iso.datetime({"offset":true}),
  "expiresAt": zod.iso.datetime({"offset":true}),
  "finishedAt": zod.iso.datetime({"offset":true}).optional()
});

export type OnlinePayment = zod.input<typeof OnlinePayment>;
export type OnlinePaymentOutput = zod.output<typeof OnlinePayment>;
