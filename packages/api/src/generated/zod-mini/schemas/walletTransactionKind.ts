/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod/mini';

export const WalletTransactionKind = /*#__PURE__*/ zod.enum(['Charge', 'AdminCharge', 'Payment', 'Refund', 'Correction']);

export type WalletTransactionKind = zod.input<typeof WalletTransactionKind>;
export type WalletTransactionKindOutput = zod.output<typeof WalletTransactionKind>;
