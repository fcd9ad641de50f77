/**
 * Generated from the contract; do not edit.
 */

/**
 * What is paid: `referenceId` is the wallet transaction, the trade request, the membership or the advertisement.
 */
export type PaymentPurpose = typeof PaymentPurpose[keyof typeof PaymentPurpose];


export const PaymentPurpose = {
  WalletCharge: 'WalletCharge',
  TradeRequest: 'TradeRequest',
  Membership: 'Membership',
  Advertisement: 'Advertisement',
} as const;
