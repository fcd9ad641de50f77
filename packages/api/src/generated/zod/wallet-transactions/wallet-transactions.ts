/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod';

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



export const ListWalletTransactionsQueryParams = zod.object({
  "kind": zod.enum(['Charge', 'AdminCharge', 'Payment', 'Refund', 'Correction']).optional(),
  "direction": zod.enum(['In', 'Out']).optional(),
  "from": zod.iso.datetime({"offset":true}).optional(),
  "to": zod.iso.datetime({"offset":true}).optional(),
  "userId": zod.string().min(1).max(listWalletTransactionsQueryUserIdMax).optional(),
  "sort": zod.enum(['createdAt', '-createdAt']).default(listWalletTransactionsQuerySortDefault),
  "pageNumber": zod.coerce.number().int().min(1).max(listWalletTransactionsQueryPageNumberMax).default(listWalletTransactionsQueryPageNumberDefault),
  "pageSize": zod.coerce.number().int().min(1).max(listWalletTransactionsQueryPageSizeMax).default(listWalletTransactionsQueryPageSizeDefault)
})

export const ListWalletTransactionsResponse = PagedWalletTransaction

export const ChargeWalletHeader = zod.object({
  "Idempotency-Key": zod.uuid()
})

export const ChargeWalletBody = AdminCharge

export const ChargeWalletResponse = WalletTransaction

export const StartWalletChargeHeader = zod.object({
  "Idempotency-Key": zod.uuid()
})

export const StartWalletChargeBody = WalletCharge

export const StartWalletChargeResponse = WalletChargeStarted

export const GetWalletCreditResponse = WalletCredit
