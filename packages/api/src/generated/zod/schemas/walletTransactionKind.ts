/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod';

export const WalletTransactionKind = zod.enum(['Charge', 'AdminCharge', 'Payment', 'Refund', 'Correction']);

export type WalletTransactionKind = zod.input<typeof WalletTransactionKind>;
export type WalletTransactionKindOutput = zod.output<typeof WalletTransactionKind>;
