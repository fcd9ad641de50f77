/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod';

export const conversationCountsAllMin = 0;

export const conversationCountsUnreadMin = 0;

export const conversationCountsRequestsMin = 0;

export const conversationCountsArchivedMin = 0;



export const ConversationCounts = zod.object({
  "all": zod.int().min(conversationCountsAllMin),
  "unread": zod.int().min(conversationCountsUnreadMin),
  "requests": zod.int().min(conversationCountsRequestsMin),
  "archived": zod.int().min(conversationCountsArchivedMin)
});

export type ConversationCounts = zod.input<typeof ConversationCounts>;
export type ConversationCountsOutput = zod.output<typeof ConversationCounts>;
