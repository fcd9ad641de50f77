/**
 * Generated from the contract; do not edit.
 */

/**
 * Why a name may not be taken: `TooShort` under 3 characters; `TooLong` over 80; `InvalidCharacters` fewer than two letters, or signs that names
 * do not have; `Taken` by another merchant. The backend may add to them.
 */
export type MerchantNameProblem = string;
