/**
 * Generated from the contract; do not edit.
 */

export type ListRelatedSupplierProductsParams = {
/**
 * How many at most.
 * @minimum 1
 * @maximum 24
 */
count?: number;
};
