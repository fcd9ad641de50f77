/**
 * Generated from the contract; do not edit.
 */
import type { WalletTransactionKind } from './walletTransactionKind';

export type WalletTransactionKindFilterParameter = WalletTransactionKind;
