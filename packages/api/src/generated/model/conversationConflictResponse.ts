/**
 * Generated from the contract; do not edit.
 */
import type { ConversationConflict } from './conversationConflict';

/**
 * `conflict`: the conversation has changed since it was read, or its state or the age of the message does not allow this; `current` is the conversation as it is now.
 */
export type ConversationConflictResponse = ConversationConflict;
