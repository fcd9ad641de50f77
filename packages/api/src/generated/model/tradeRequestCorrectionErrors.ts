/**
 * Generated from the contract; do not edit.
 */

/**
 * Persian sentences by field; a line's field reads `lines[0].note`.
 */
export type TradeRequestCorrectionErrors = {[key: string]: string[]};
