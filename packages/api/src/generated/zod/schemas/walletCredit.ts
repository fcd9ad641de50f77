/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod';

export const walletCreditBalanceRialMin = 0;
export const walletCreditBalanceRialMax = 9007199254740991;

export const walletCreditBlockedRialMin = 0;
export const walletCreditBlockedRialMax = 9007199254740991;



export const WalletCredit = zod.object({
  "balanceRial": zod.int().min(walletCreditBalanceRialMin).max(walletCreditBalanceRialMax),
  "blockedRial": zod.int().min(walletCreditBlockedRialMin).max(walletCreditBlockedRialMax),
  "updatedAt": zod.iso.datetime({"offset":true})
});

export type WalletCredit = zod.input<typeof WalletCredit>;
export type WalletCreditOutput = zod.output<typeof WalletCredit>;
