/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod';
import { Conversation } from './conversation';
import { ConversationCounts } from './conversationCounts';

const pagedConversationTotalCountMin = 0;
const pagedConversationTotalCountMax = 2147483647;

const pagedConversationPageNumberMax = 2147483647;

const pagedConversationPageSizeMax = 100;

const pagedConversationItemsMax = 100;



export const PagedConversation = zod.object({
  "totalCount": zod.int().min(pagedConversationTotalCountMin).max(pagedConversationTotalCountMax),
  "pageNumber": zod.int().min(1).max(pagedConversationPageNumberMax),
  "pageSize": zod.int().min(1).max(pagedConversationPageSizeMax),
  "isTotalEstimated": zod.boolean().optional(),
  "counts": ConversationCounts.optional(),
  "items": zod.array(Conversation).max(pagedConversationItemsMax)
});

export type PagedConversation = zod.input<typeof PagedConversation>;
export type PagedConversationOutput = zod.output<typeof PagedConversation>;
