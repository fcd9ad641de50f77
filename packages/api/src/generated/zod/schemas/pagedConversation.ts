/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod';
import { Conversation } from './conversation';
import { ConversationCounts } from './conversationCounts';

export const pagedConversationTotalCountMin = 0;


export const pagedConversationPageSizeMax = 100;



export const PagedConversation = zod.object({
  "totalCount": zod.int().min(pagedConversationTotalCountMin),
  "pageNumber": zod.int().min(1),
  "pageSize": zod.int().min(1).max(pagedConversationPageSizeMax),
  "isTotalEstimated": zod.boolean().optional(),
  "counts": ConversationCounts.optional(),
  "items": zod.array(Conversation)
});

export type PagedConversation = zod.input<typeof PagedConversation>;
export type PagedConversationOutput = zod.output<typeof PagedConversation>;
