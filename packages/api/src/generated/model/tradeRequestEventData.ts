/**
 * Generated from the contract; do not edit.
 */

/**
 * Data of the type, such as the answers of a revision.
 */
export type TradeRequestEventData = { [key: string]: unknown };
