/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod';

const walletCreditBalanceRialMin = 0;
const walletCreditBalanceRialMax = 9007199254740991;

const walletCreditBlockedRialMin = 0;
const walletCreditBlockedRialMax = 9007199254740991;



export const WalletCredit = zod.object({
  "balanceRial": zod.int().min(walletCreditBalanceRialMin).max(walletCreditBalanceRialMax),
  "blockedRial": zod.int().min(walletCreditBlockedRialMin).max(walletCreditBlockedRialMax),
  "updatedAt": zod.iso.datetime({"offset":true})
});

export type WalletCredit = zod.input<typeof WalletCredit>;
export type WalletCreditOutput = zod.output<typeof WalletCredit>;
