/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod';

const walletChargeAmountRialMin = 10000;
const walletChargeAmountRialMax = 2000000000;



export const WalletCharge = zod.object({
  "amountRial": zod.int().min(walletChargeAmountRialMin).max(walletChargeAmountRialMax)
});

export type WalletCharge = zod.input<typeof WalletCharge>;
export type WalletChargeOutput = zod.output<typeof WalletCharge>;
