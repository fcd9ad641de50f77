/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod/mini';

export const walletCreditBalanceRialMin = 0;
export const walletCreditBalanceRialMax = 9007199254740991;

export const walletCreditBlockedRialMin = 0;
export const walletCreditBlockedRialMax = 9007199254740991;



export const WalletCredit = /*#__PURE__*/ zod.object({
  "balanceRial": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(walletCreditBalanceRialMin)).check(/*#__PURE__*/ zod.lte(walletCreditBalanceRialMax)),
  "blockedRial": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(walletCreditBlockedRialMin)).check(/*#__PURE__*/ zod.lte(walletCreditBlockedRialMax)),
  "updatedAt": /*#__PURE__*/ zod.iso.datetime({"offset":true})
});

export type WalletCredit = zod.input<typeof WalletCredit>;
export type WalletCreditOutput = zod.output<typeof WalletCredit>;
