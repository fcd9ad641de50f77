/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod/mini';

export const WalletTransactionStatus = /*#__PURE__*/ zod.enum(['Pending', 'Done', 'Failed', 'Reversed']);

export type WalletTransactionStatus = zod.input<typeof WalletTransactionStatus>;
export type WalletTransactionStatusOutput = zod.output<typeof WalletTransactionStatus>;
