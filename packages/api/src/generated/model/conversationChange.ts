/**
 * Generated from the contract; do not edit.
 */
import type { MessageEdit } from './messageEdit';

/**
 * What to change; several at once are done together. False and absent change nothing, but for `archived`.
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
  edit?: MessageEdit;
}
