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
     */
  all: number;
  /**
     * With unread messages.
     * @minimum 0
     */
  unread: number;
  /**
     * About a trade request.
     * @minimum 0
     */
  requests: number;
  /** @minimum 0 */
  archived: number;
}
