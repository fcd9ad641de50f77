/**
 * Generated from the contract; do not edit.
 */
import type { MessageEdit } from './messageEdit';

/**
 * What to change; several at once are done together. False and absent change nothing, but for `archived`.
 * With `version`, `closed` and `edit` are refused when something was said, edited or closed since; `read`, `unread` and `archived` are the caller's own
 * marks, lose nothing of others and never look at it.
 */
export interface ConversationChange {
  /** All messages count as read. */
  read?: boolean;
  /** The other side's last message counts as unread; not together with `read`. */
  unread?: boolean;
  /** Put aside, or back, for the caller alone. */
  archived?: boolean;
  /** Closed for everyone, for good. */
  closed?: boolean;
  /** A new text for one of the caller's messages. */
  edit?: MessageEdit;
  /**
     * Of the conversation as it was read.
     * @minimum 1
     * @maximum 2147483647
     */
  version?: number;
}
