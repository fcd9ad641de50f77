/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod';

export const WalletTransactionStatus = zod.enum(['Pending', 'Done', 'Failed', 'Reversed']);

export type WalletTransactionStatus = zod.input<typeof WalletTransactionStatus>;
export type WalletTransactionStatusOutput = zod.output<typeof WalletTransactionStatus>;
