/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod/mini';

import {
  AdminCharge,
  PagedWalletTransaction,
  WalletCharge,
  WalletChargeStarted,
  WalletCredit,
  WalletTransaction
} from '../schemas';


export const listWalletTransactionsQueryUserIdMax = 64;

export const listWalletTransactionsQuerySortDefault = `-createdAt`;
export const listWalletTransactionsQueryPageNumberDefault = 1;
export const listWalletTransactionsQueryPageNumberMax = 10000;

export const listWalletTransactionsQueryPageSizeDefault = 10;
export const listWalletTransactionsQueryPageSizeMax = 100;



export const ListWalletTransactionsQueryParams = /*#__PURE__*/ zod.object({
  "kind": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['Charge', 'AdminCharge', 'Payment', 'Refund', 'Correction'])),
  "direction": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['In', 'Out'])),
  "from": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.iso.datetime({"offset":true})),
  "to": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.iso.datetime({"offset":true})),
  "userId": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listWalletTransactionsQueryUserIdMax))),
  "sort": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.enum(['createdAt', '-createdAt']), listWalletTransactionsQuerySortDefault),
  "pageNumber": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listWalletTransactionsQueryPageNumberMax)), listWalletTransactionsQueryPageNumberDefault),
  "pageSize": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listWalletTransactionsQueryPageSizeMax)), listWalletTransactionsQueryPageSizeDefault)
})

export const ListWalletTransactionsResponse = PagedWalletTransaction

export const ChargeWalletHeader = /*#__PURE__*/ zod.object({
  "Idempotency-Key": /*#__PURE__*/ zod.uuid()
})

export const ChargeWalletBody = AdminCharge

export const ChargeWalletResponse = WalletTransaction

export const StartWalletChargeHeader = /*#__PURE__*/ zod.object({
  "Idempotency-Key": /*#__PURE__*/ zod.uuid()
})

export const StartWalletChargeBody = WalletCharge

export const StartWalletChargeResponse = WalletChargeStarted

export const GetWalletCreditResponse = WalletCredit
