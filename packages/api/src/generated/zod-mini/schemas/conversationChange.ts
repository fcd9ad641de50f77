/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod/mini';
import { MessageEdit } from './messageEdit';

const conversationChangeVersionMax = 2147483647;



export const ConversationChange = /*#__PURE__*/ zod.object({
  "read": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean()),
  "unread": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean()),
  "archived": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean()),
  "closed": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean()),
  "edit": /*#__PURE__*/ zod.optional(MessageEdit),
  "version": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(conversationChangeVersionMax)))
});

export type ConversationChange = zod.input<typeof ConversationChange>;
export type ConversationChangeOutput = zod.output<typeof ConversationChange>;
