/**
 * Generated from the contract; do not edit.
 */

/**
 * Payment id.
 */
export type PaymentIdQueryParameter = string;
