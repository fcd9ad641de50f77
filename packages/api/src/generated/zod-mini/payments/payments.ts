/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod/mini';

import {
  Gateway,
  OnlinePaymentRequest,
  OnlinePaymentRetry,
  Payment,
  StartedOnlinePayment,
  WalletPay
} from '../schemas';


export const listGatewaysQueryAmountRialMax = 9007199254740991;



export const ListGatewaysQueryParams = /*#__PURE__*/ zod.object({
  "amountRial": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listGatewaysQueryAmountRialMax)))
})

export const ListGatewaysResponseItem = Gateway
export const ListGatewaysResponse = /*#__PURE__*/ zod.array(ListGatewaysResponseItem)

export const getPaymentQueryPaymentIdMax = 64;



export const GetPaymentQueryParams = /*#__PURE__*/ zod.object({
  "paymentId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(getPaymentQueryPaymentIdMax))
})

export const GetPaymentResponse = Payment

export const RequestOnlinePaymentHeader = /*#__PURE__*/ zod.object({
  "Idempotency-Key": /*#__PURE__*/ zod.uuid()
})

export const RequestOnlinePaymentBody = OnlinePaymentRequest

export const RequestOnlinePaymentResponse = StartedOnlinePayment

export const RetryOnlinePaymentHeader = /*#__PURE__*/ zod.object({
  "Idempotency-Key": /*#__PURE__*/ zod.uuid()
})

export const RetryOnlinePaymentBody = OnlinePaymentRetry

export const RetryOnlinePaymentResponse = StartedOnlinePayment

export const ListUnfinishedPaymentsResponseItem = Payment
export const ListUnfinishedPaymentsResponse = /*#__PURE__*/ zod.array(ListUnfinishedPaymentsResponseItem)

export const PayFromWalletHeader = /*#__PURE__*/ zod.object({
  "Idempotency-Key": /*#__PURE__*/ zod.uuid()
})

export const PayFromWalletBody = WalletPay

export const PayFromWalletResponse = Payment

export const cancelPaymentPathIdMax = 64;



export const CancelPaymentParams = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(cancelPaymentPathIdMax))
})

export const CancelPaymentResponse = Payment
