/**
 * Generated from the contract; do not edit.
 */

/**
 * UUID of the intent, kept until a final answer. The same key with the same body has one effect.
 */
export type IdempotencyKeyParameter = string;
