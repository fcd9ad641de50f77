/**
 * Generated from the contract; do not edit.
 */

/**
 * Persian sentences by field; nested fields read `lines[0].quantity`.
 */
export type MerchantAgentConflictErrors = {[key: string]: string[]};
