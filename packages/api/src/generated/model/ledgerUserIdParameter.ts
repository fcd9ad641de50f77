/**
 * Generated from the contract; do not edit.
 */

/**
 * Whose ledger; another person's only for administrators.
 */
export type LedgerUserIdParameter = string;
