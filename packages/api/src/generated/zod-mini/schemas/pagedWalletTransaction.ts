/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod/mini';
import { WalletTransaction } from './walletTransaction';

const pagedWalletTransactionTotalCountMin = 0;


const pagedWalletTransactionPageSizeMax = 100;



export const PagedWalletTransaction = /*#__PURE__*/ zod.object({
  "totalCount": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(pagedWalletTransactionTotalCountMin)),
  "pageNumber": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)),
  "pageSize": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(pagedWalletTransactionPageSizeMax)),
  "isTotalEstimated": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean()),
  "items": /*#__PURE__*/ zod.array(WalletTransaction)
});

export type PagedWalletTransaction = zod.input<typeof PagedWalletTransaction>;
export type PagedWalletTransactionOutput = zod.output<typeof PagedWalletTransaction>;
