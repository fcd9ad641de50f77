/**
 * Generated from the contract; do not edit.
 */

/**
 * `Cash` before delivery; `Check` by dated cheque; `Credit` on account; `Lc` letter of credit.
 */
export type PaymentTerm = typeof PaymentTerm[keyof typeof PaymentTerm];


export const PaymentTerm = {
  Cash: 'Cash',
  Check: 'Check',
  Credit: 'Credit',
  Lc: 'Lc',
} as const;
