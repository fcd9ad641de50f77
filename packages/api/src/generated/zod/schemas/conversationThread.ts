/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod';
import { Conversation } from './conversation';
import { ConversationMessageNode } from './conversationMessageNode';

const conversationThreadMessagesMax = 500;



export const ConversationThread = zod.object({
  "conversation": Conversation,
  "messages": zod.array(ConversationMessageNode).max(conversationThreadMessagesMax),
  "hasOlder": zod.boolean().optional()
});

export type ConversationThread = zod.input<typeof ConversationThread>;
export type ConversationThreadOutput = zod.output<typeof ConversationThread>;
