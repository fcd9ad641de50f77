/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod';
import { WalletTransaction } from './walletTransaction';

export const pagedWalletTransactionTotalCountMin = 0;


export const pagedWalletTransactionPageSizeMax = 100;



export const PagedWalletTransaction = zod.object({
  "totalCount": zod.int().min(pagedWalletTransactionTotalCountMin),
  "pageNumber": zod.int().min(1),
  "pageSize": zod.int().min(1).max(pagedWalletTransactionPageSizeMax),
  "isTotalEstimated": zod.boolean().optional(),
  "items": zod.array(WalletTransaction)
});

export type PagedWalletTransaction = zod.input<typeof PagedWalletTransaction>;
export type PagedWalletTransactionOutput = zod.output<typeof PagedWalletTransaction>;
