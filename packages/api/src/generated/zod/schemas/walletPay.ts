/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod';

const walletPayPaymentIdMax = 64;



export const WalletPay = zod.object({
  "paymentId": zod.string().min(1).max(walletPayPaymentIdMax)
});

export type WalletPay = zod.input<typeof WalletPay>;
export type WalletPayOutput = zod.output<typeof WalletPay>;
