/**
 * Generated from the contract; do not edit.
 */

/**
 * Sold in one of these cities.
 */
export type SaleCityIdsParameter = string[];
