/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod';

const conversationCountsAllMin = 0;
const conversationCountsAllMax = 2147483647;

const conversationCountsUnreadMin = 0;
const conversationCountsUnreadMax = 2147483647;

const conversationCountsRequestsMin = 0;
const conversationCountsRequestsMax = 2147483647;

const conversationCountsArchivedMin = 0;
const conversationCountsArchivedMax = 2147483647;



export const ConversationCounts = zod.object({
  "all": zod.int().min(conversationCountsAllMin).max(conversationCountsAllMax),
  "unread": zod.int().min(conversationCountsUnreadMin).max(conversationCountsUnreadMax),
  "requests": zod.int().min(conversationCountsRequestsMin).max(conversationCountsRequestsMax),
  "archived": zod.int().min(conversationCountsArchivedMin).max(conversationCountsArchivedMax)
});

export type ConversationCounts = zod.input<typeof ConversationCounts>;
export type ConversationCountsOutput = zod.output<typeof ConversationCounts>;
