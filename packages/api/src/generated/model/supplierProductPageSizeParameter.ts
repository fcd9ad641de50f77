/**
 * Generated from the contract; do not edit.
 */

/**
 * Items per page; 5 unless asked otherwise. Screens offer 10, 25, 50 and 100.
 */
export type SupplierProductPageSizeParameter = number;
