/**
 * Generated from the contract; do not edit.
 */

/**
 * Before this moment.
 */
export type ToParameter = string;
