/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod';

const walletChargeStartedTransactionIdMax = 64;

const walletChargeStartedPaymentIdMax = 64;



export const WalletChargeStarted = zod.object({
  "transactionId": zod.string().min(1).max(walletChargeStartedTransactionIdMax),
  "paymentId": zod.string().min(1).max(walletChargeStartedPaymentIdMax)
});

export type WalletChargeStarted = zod.input<typeof WalletChargeStarted>;
export type WalletChargeStartedOutput = zod.output<typeof WalletChargeStarted>;
