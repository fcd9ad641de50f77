/**
 * Generated from the contract; do not edit.
 */
import type { FromParameter } from './fromParameter';
import type { LedgerUserIdParameter } from './ledgerUserIdParameter';
import type { PageNumberParameter } from './pageNumberParameter';
import type { PageSizeParameter } from './pageSizeParameter';
import type { ToParameter } from './toParameter';
import type { WalletTransactionDirectionFilterParameter } from './walletTransactionDirectionFilterParameter';
import type { WalletTransactionKind } from './walletTransactionKind';
import type { WalletTransactionKindFilterParameter } from './walletTransactionKindFilterParameter';
import type { WalletTransactionSortParameter } from './walletTransactionSortParameter';

export type ListWalletTransactionsParams = {
/**
 * `Charge` by the user, `AdminCharge` by an administrator, `Payment` of something bought, `Refund` of it, `Correction` of a mistake.
 */
kind?: WalletTransactionKindFilterParameter;
/**
 * Only what went into the wallet, or out of it.
 */
direction?: WalletTransactionDirectionFilterParameter;
/**
 * From this moment on.
 */
from?: FromParameter;
/**
 * Before this moment.
 */
to?: ToParameter;
/**
 * Whose ledger; another person's only for administrators.
 * @minLength 1
 * @maxLength 64
 */
userId?: LedgerUserIdParameter;
/**
 * By time; `-createdAt` is newest first.
 */
sort?: WalletTransactionSortParameter;
/**
 * The first page is 1. Lists of products go down to their first 10,000 items (`pageNumber` times `pageSize`); what lies deeper is refused with `bad-request`, and narrowed to instead.
 * @minimum 1
 * @maximum 10000
 */
pageNumber?: PageNumberParameter;
/**
 * Items per page. Screens offer 10, 25, 50 and 100.
 * @minimum 1
 * @maximum 100
 */
pageSize?: PageSizeParameter;
};
