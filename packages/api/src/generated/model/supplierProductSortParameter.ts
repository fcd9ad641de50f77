/**
 * Generated from the contract; do not edit.
 */

/**
 * Order of the offers; a minus turns it round. Prices that are not public, and offers without the property, come last either way.
 * Without it: best match first when there is a `term`, else most visited first.
 */
export type SupplierProductSortParameter = string;
