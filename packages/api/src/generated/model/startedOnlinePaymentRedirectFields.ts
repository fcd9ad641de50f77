/**
 * Generated from the contract; do not edit.
 */

/**
 * Fields of the form, by name.
 */
export type StartedOnlinePaymentRedirectFields = {[key: string]: string};
