/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod/mini';

const walletChargeAmountRialMin = 10000;
const walletChargeAmountRialMax = 2000000000;



export const WalletCharge = /*#__PURE__*/ zod.object({
  "amountRial": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(walletChargeAmountRialMin)).check(/*#__PURE__*/ zod.lte(walletChargeAmountRialMax))
});

export type WalletCharge = zod.input<typeof WalletCharge>;
export type WalletChargeOutput = zod.output<typeof WalletCharge>;
