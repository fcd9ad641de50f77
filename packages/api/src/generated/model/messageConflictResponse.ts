/**
 * Generated from the contract; do not edit.
 */
import type { MessageConflict } from './messageConflict';

/**
 * `conflict`: the conversation is closed, and is in `current`; or the request it is about has not been published and has none.
 */
export type MessageConflictResponse = MessageConflict;
