/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod';

import {
  Gateway,
  OnlinePaymentRequest,
  OnlinePaymentRetry,
  Payment,
  StartedOnlinePayment,
  WalletPay
} from '../schemas';


export const listGatewaysQueryAmountRialMax = 9007199254740991;



export const ListGatewaysQueryParams = zod.object({
  "amountRial": zod.coerce.number().int().min(1).max(listGatewaysQueryAmountRialMax).optional()
})

export const ListGatewaysResponseItem = Gateway
export const ListGatewaysResponse = zod.array(ListGatewaysResponseItem).max(1000)

export const getPaymentQueryPaymentIdMax = 64;



export const GetPaymentQueryParams = zod.object({
  "paymentId": zod.string().min(1).max(getPaymentQueryPaymentIdMax)
})

export const GetPaymentResponse = Payment

export const RequestOnlinePaymentHeader = zod.object({
  "Idempotency-Key": zod.uuid()
})

export const RequestOnlinePaymentBody = OnlinePaymentRequest

export const RequestOnlinePaymentResponse = StartedOnlinePayment

export const RetryOnlinePaymentHeader = zod.object({
  "Idempotency-Key": zod.uuid()
})

export const RetryOnlinePaymentBody = OnlinePaymentRetry

export const RetryOnlinePaymentResponse = StartedOnlinePayment

export const ListUnfinishedPaymentsResponseItem = Payment
export const ListUnfinishedPaymentsResponse = zod.array(ListUnfinishedPaymentsResponseItem).max(100)

export const PayFromWalletHeader = zod.object({
  "Idempotency-Key": zod.uuid()
})

export const PayFromWalletBody = WalletPay

export const PayFromWalletResponse = Payment

export const cancelPaymentPathIdMax = 64;



export const CancelPaymentParams = zod.object({
  "id": zod.string().min(1).max(cancelPaymentPathIdMax)
})

export const CancelPaymentResponse = Payment
