/**
 * Generated from the contract; do not edit.
 */

/**
 * Persian sentences by field; nested fields read `lines[0].quantity`.
 */
export type PersonAddressConflictErrors = {[key: string]: string[]};
