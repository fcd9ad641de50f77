/**
 * Generated from the contract; do not edit.
 */

/**
 * What the type brings along, such as the answers of a revision.
 */
export type TradeRequestEventData = { [key: string]: unknown };
