/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod/mini';
import { Conversation } from './conversation';
import { ConversationMessageNode } from './conversationMessageNode';

export const ConversationThread = /*#__PURE__*/ zod.object({
  "conversation": Conversation,
  "messages": /*#__PURE__*/ zod.array(ConversationMessageNode),
  "hasOlder": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean())
});

export type ConversationThread = zod.input<typeof ConversationThread>;
export type ConversationThreadOutput = zod.output<typeof ConversationThread>;
