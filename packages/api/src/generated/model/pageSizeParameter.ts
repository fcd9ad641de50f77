/**
 * Generated from the contract; do not edit.
 */

/**
 * Items per page. Screens offer 10, 25, 50 and 100.
 */
export type PageSizeParameter = number;
