/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod';
import { Conversation } from './conversation';

const unreadConversationsTotalUnreadMin = 0;
const unreadConversationsTotalUnreadMax = 2147483647;

const unreadConversationsItemsMax = 20;



export const UnreadConversations = zod.object({
  "totalUnread": zod.int().min(unreadConversationsTotalUnreadMin).max(unreadConversationsTotalUnreadMax),
  "items": zod.array(Conversation).max(unreadConversationsItemsMax)
});

export type UnreadConversations = zod.input<typeof UnreadConversations>;
export type UnreadConversationsOutput = zod.output<typeof UnreadConversations>;
