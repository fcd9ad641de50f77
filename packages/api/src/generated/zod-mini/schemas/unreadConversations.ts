/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod/mini';
import { Conversation } from './conversation';

const unreadConversationsTotalUnreadMin = 0;



export const UnreadConversations = /*#__PURE__*/ zod.object({
  "totalUnread": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(unreadConversationsTotalUnreadMin)),
  "items": /*#__PURE__*/ zod.array(Conversation)
});

export type UnreadConversations = zod.input<typeof UnreadConversations>;
export type UnreadConversationsOutput = zod.output<typeof UnreadConversations>;
