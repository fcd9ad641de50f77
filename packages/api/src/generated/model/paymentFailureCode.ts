/**
 * Generated from the contract; do not edit.
 */

/**
 * `bank-refused` by the bank, `attempt-timeout` no return within 15 minutes, `amount-mismatch` the bank took another sum and gives it
 * back, `bank-reversed` the bank gave the money back. The backend may add to them.
 */
export type PaymentFailureCode = string;
