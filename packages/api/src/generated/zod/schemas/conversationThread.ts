/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod';
import { Conversation } from './conversation';
import { ConversationMessageNode } from './conversationMessageNode';

export const ConversationThread = zod.object({
  "conversation": Conversation,
  "messages": zod.array(ConversationMessageNode),
  "hasOlder": zod.boolean().optional()
});

export type ConversationThread = zod.input<typeof ConversationThread>;
export type ConversationThreadOutput = zod.output<typeof ConversationThread>;
