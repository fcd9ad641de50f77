/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod';
import { WalletTransactionKind } from './walletTransactionKind';
import { WalletTransactionStatus } from './walletTransactionStatus';

export const walletTransactionAmountRialMax = 9007199254740991;

export const walletTransactionBalanceAfterRialMin = 0;
export const walletTransactionBalanceAfterRialMax = 9007199254740991;



export const WalletTransaction = zod.object({
  "id": zod.string(),
  "kind": WalletTransactionKind,
  "direction": zod.enum(['In', 'Out']),
  "amountRial": zod.int().min(1).max(walletTransactionAmountRialMax),
  "balanceAfterRial": zod.int().min(walletTransactionBalanceAfterRialMin).max(walletTransactionBalanceAfterRialMax),
  "status": WalletTransactionStatus,
  "description": zod.string(),
  "paymentId": zod.string().optional(),
  "tradeRequestId": zod.string().optional(),
  "trackingCode": zod.string().optional(),
  "createdAt": zod.iso.datetime({"offset":true}),
  "finishedAt": zod.iso.datetime({"offset":true}).optional()
});

export type WalletTransaction = zod.input<typeof WalletTransaction>;
export type WalletTransactionOutput = zod.output<typeof WalletTransaction>;
