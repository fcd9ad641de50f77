/**
 * Generated from the contract; do not edit.
 */

/**
 * Stable word for programs; the backend may add to them.
 */
export type ProblemCode = string;
