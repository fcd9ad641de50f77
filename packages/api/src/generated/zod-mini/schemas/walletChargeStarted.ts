/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod/mini';

export const WalletChargeStarted = /*#__PURE__*/ zod.object({
  "transactionId": /*#__PURE__*/ zod.string(),
  "paymentId": /*#__PURE__*/ zod.string()
});

export type WalletChargeStarted = zod.input<typeof WalletChargeStarted>;
export type WalletChargeStartedOutput = zod.output<typeof WalletChargeStarted>;
