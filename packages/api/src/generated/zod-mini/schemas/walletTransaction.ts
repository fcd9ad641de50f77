/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod/mini';
import { WalletTransactionKind } from './walletTransactionKind';
import { WalletTransactionStatus } from './walletTransactionStatus';


const walletTransactionBalanceAfterRialMin = 0;



export const WalletTransaction = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.string(),
  "kind": WalletTransactionKind,
  "direction": /*#__PURE__*/ zod.enum(['In', 'Out']),
  "amountRial": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)),
  "balanceAfterRial": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(walletTransactionBalanceAfterRialMin)),
  "status": WalletTransactionStatus,
  "description": /*#__PURE__*/ zod.string(),
  "paymentId": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
  "tradeRequestId": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
  "trackingCode": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
  "createdAt": /*#__PURE__*/ zod.iso.datetime({"offset":true}),
  "finishedAt": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.iso.datetime({"offset":true}))
});

export type WalletTransaction = zod.input<typeof WalletTransaction>;
export type WalletTransactionOutput = zod.output<typeof WalletTransaction>;
