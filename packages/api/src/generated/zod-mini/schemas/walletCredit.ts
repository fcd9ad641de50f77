/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod/mini';

const walletCreditBalanceRialMin = 0;

const walletCreditBlockedRialMin = 0;



export const WalletCredit = /*#__PURE__*/ zod.object({
  "balanceRial": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(walletCreditBalanceRialMin)),
  "blockedRial": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(walletCreditBlockedRialMin)),
  "updatedAt": /*#__PURE__*/ zod.iso.datetime({"offset":true})
});

export type WalletCredit = zod.input<typeof WalletCredit>;
export type WalletCreditOutput = zod.output<typeof WalletCredit>;
