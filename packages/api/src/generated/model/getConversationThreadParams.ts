/**
 * Generated from the contract; do not edit.
 */

export type GetConversationThreadParams = {
/**
 * At most so many of the latest messages; older ones are read by `listConversationMessages`.
 * @minimum 1
 * @maximum 200
 */
latest?: number;
};
