/**
 * Generated from the contract; do not edit.
 */

/**
 * Confirmed suppliers only; false narrows nothing.
 */
export type ConfirmedOnlyParameter = boolean;
