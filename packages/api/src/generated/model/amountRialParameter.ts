/**
 * Generated from the contract; do not edit.
 */

/**
 * Rial that is to be paid at once.
 */
export type AmountRialParameter = number;
