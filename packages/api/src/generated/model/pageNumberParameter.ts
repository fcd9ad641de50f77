/**
 * Generated from the contract; do not edit.
 */

/**
 * The first page is 1.
 */
export type PageNumberParameter = number;
