/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod';
import { ConversationMessage } from './conversationMessage';

export const pagedConversationMessageTotalCountMin = 0;


export const pagedConversationMessagePageSizeMax = 100;



export const PagedConversationMessage = zod.object({
  "totalCount": zod.int().min(pagedConversationMessageTotalCountMin),
  "pageNumber": zod.int().min(1),
  "pageSize": zod.int().min(1).max(pagedConversationMessagePageSizeMax),
  "isTotalEstimated": zod.boolean().optional(),
  "items": zod.array(ConversationMessage)
});

export type PagedConversationMessage = zod.input<typeof PagedConversationMessage>;
export type PagedConversationMessageOutput = zod.output<typeof PagedConversationMessage>;
