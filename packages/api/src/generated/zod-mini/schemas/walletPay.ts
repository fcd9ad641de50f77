/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod/mini';

const walletPayPaymentIdMax = 64;



export const WalletPay = /*#__PURE__*/ zod.object({
  "paymentId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(walletPayPaymentIdMax))
});

export type WalletPay = zod.input<typeof WalletPay>;
export type WalletPayOutput = zod.output<typeof WalletPay>;
