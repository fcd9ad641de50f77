/**
 * Generated from the contract; do not edit.
 */

/**
 * How many conversations each filter of the list would show, whatever is asked for.
 */
export interface ConversationCounts {
  /**
     * Without the archived ones.
     * @minimum 0
     * @maximum 2147483647
     */
  all: number;
  /**
     * With unread messages.
     * @minimum 0
     * @maximum 2147483647
     */
  unread: number;
  /**
     * About a trade request.
     * @minimum 0
     * @maximum 2147483647
     */
  requests: number;
  /**
     * Conversations the reader has put away.
     * @minimum 0
     * @maximum 2147483647
     */
  archived: number;
}
