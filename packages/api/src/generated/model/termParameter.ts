/**
 * Generated from the contract; do not edit.
 */

/**
 * Words to find; Persian spelling and digits are folded.
 */
export type TermParameter = string;
