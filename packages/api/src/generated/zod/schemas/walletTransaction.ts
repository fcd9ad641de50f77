/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod';
import { WalletTransactionKind } from './walletTransactionKind';
import { WalletTransactionStatus } from './walletTransactionStatus';

const walletTransactionIdMax = 64;

const walletTransactionAmountRialMax = 9007199254740991;

const walletTransactionBalanceAfterRialMin = 0;
const walletTransactionBalanceAfterRialMax = 9007199254740991;

const walletTransactionDescriptionMax = 4000;

const walletTransactionPaymentIdMax = 64;

const walletTransactionTradeRequestIdMax = 64;

const walletTransactionTrackingCodeMax = 60;



export const WalletTransaction = zod.object({
  "id": zod.string().min(1).max(walletTransactionIdMax),
  "kind": WalletTransactionKind,
  "direction": zod.enum(['In', 'Out']),
  "amountRial": zod.int().min(1).max(walletTransactionAmountRialMax),
  "balanceAfterRial": zod.int().min(walletTransactionBalanceAfterRialMin).max(walletTransactionBalanceAfterRialMax),
  "status": WalletTransactionStatus,
  "description": zod.string().max(walletTransactionDescriptionMax),
  "paymentId": zod.string().min(1).max(walletTransactionPaymentIdMax).optional(),
  "tradeRequestId": zod.string().min(1).max(walletTransactionTradeRequestIdMax).optional(),
  "trackingCode": zod.string().max(walletTransactionTrackingCodeMax).optional(),
  "createdAt": zod.iso.datetime({"offset":true}),
  "finishedAt": zod.iso.datetime({"offset":true}).optional()
});

export type WalletTransaction = zod.input<typeof WalletTransaction>;
export type WalletTransactionOutput = zod.output<typeof WalletTransaction>;
