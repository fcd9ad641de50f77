/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod';
import { WalletTransaction } from './walletTransaction';

const pagedWalletTransactionTotalCountMin = 0;
const pagedWalletTransactionTotalCountMax = 2147483647;

const pagedWalletTransactionPageNumberMax = 2147483647;

const pagedWalletTransactionPageSizeMax = 100;

const pagedWalletTransactionItemsMax = 100;



export const PagedWalletTransaction = zod.object({
  "totalCount": zod.int().min(pagedWalletTransactionTotalCountMin).max(pagedWalletTransactionTotalCountMax),
  "pageNumber": zod.int().min(1).max(pagedWalletTransactionPageNumberMax),
  "pageSize": zod.int().min(1).max(pagedWalletTransactionPageSizeMax),
  "isTotalEstimated": zod.boolean().optional(),
  "items": zod.array(WalletTransaction).max(pagedWalletTransactionItemsMax)
});

export type PagedWalletTransaction = zod.input<typeof PagedWalletTransaction>;
export type PagedWalletTransactionOutput = zod.output<typeof PagedWalletTransaction>;
