/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod';
import { ConversationMessage } from './conversationMessage';

const pagedConversationMessageTotalCountMin = 0;
const pagedConversationMessageTotalCountMax = 2147483647;

const pagedConversationMessagePageNumberMax = 2147483647;

const pagedConversationMessagePageSizeMax = 100;

const pagedConversationMessageItemsMax = 100;



export const PagedConversationMessage = zod.object({
  "totalCount": zod.int().min(pagedConversationMessageTotalCountMin).max(pagedConversationMessageTotalCountMax),
  "pageNumber": zod.int().min(1).max(pagedConversationMessagePageNumberMax),
  "pageSize": zod.int().min(1).max(pagedConversationMessagePageSizeMax),
  "isTotalEstimated": zod.boolean().optional(),
  "items": zod.array(ConversationMessage).max(pagedConversationMessageItemsMax)
});

export type PagedConversationMessage = zod.input<typeof PagedConversationMessage>;
export type PagedConversationMessageOutput = zod.output<typeof PagedConversationMessage>;
