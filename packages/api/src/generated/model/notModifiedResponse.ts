/**
 * Generated from the contract; do not edit.
 */

/**
 * The answer the caller has is still right; keep it for another `x-cache-seconds`.
 */
export type NotModifiedResponse = void;
