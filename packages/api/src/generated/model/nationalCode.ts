/**
 * Generated from the contract; do not edit.
 */

/**
 * National code of a person: ten digits, the last of which checks the others (Σ digit × place from 10 down, modulo 11).
 * @pattern ^\d{10}$
 */
export type NationalCode = string;
