/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod';

export const WalletChargeStarted = zod.object({
  "transactionId": zod.string(),
  "paymentId": zod.string()
});

export type WalletChargeStarted = zod.input<typeof WalletChargeStarted>;
export type WalletChargeStartedOutput = zod.output<typeof WalletChargeStarted>;
