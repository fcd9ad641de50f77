/**
 * Generated from the contract; do not edit.
 */

/**
 * `Charge` by the user, `AdminCharge` by an administrator, `Payment` of something bought, `Refund` of it, `Correction` of a mistake.
 */
export type WalletTransactionKind = typeof WalletTransactionKind[keyof typeof WalletTransactionKind];


export const WalletTransactionKind = {
  Charge: 'Charge',
  AdminCharge: 'AdminCharge',
  Payment: 'Payment',
  Refund: 'Refund',
  Correction: 'Correction',
} as const;
