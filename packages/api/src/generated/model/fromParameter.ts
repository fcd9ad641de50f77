/**
 * Generated from the contract; do not edit.
 */

/**
 * From this moment on.
 */
export type FromParameter = string;
