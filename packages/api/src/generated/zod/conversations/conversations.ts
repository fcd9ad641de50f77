/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod';
import { queryBoolean } from '../../../query-boolean';

import {
  Conversation,
  ConversationChange,
  ConversationMessage,
  ConversationThread,
  NewMessage,
  PagedConversation,
  PagedConversationMessage,
  UnreadConversations
} from '../schemas';


export const listConversationsQueryTermMax = 120;

export const listConversationsQueryObjectIdMax = 64;

export const listConversationsQueryPageNumberDefault = 1;
export const listConversationsQueryPageNumberMax = 10000;

export const listConversationsQueryPageSizeDefault = 10;
export const listConversationsQueryPageSizeMax = 100;



export const ListConversationsQueryParams = zod.object({
  "term": zod.string().min(1).max(listConversationsQueryTermMax).optional(),
  "state": zod.enum(['Open', 'Archived', 'Closed']).optional(),
  "unread": zod.preprocess(queryBoolean, zod.boolean()).optional(),
  "objectType": zod.enum(['Product', 'BaseProduct', 'Supplier', 'Page', 'Category', 'Video', 'TradeRequest']).optional(),
  "objectId": zod.string().min(1).max(listConversationsQueryObjectIdMax).optional(),
  "pageNumber": zod.coerce.number().int().min(1).max(listConversationsQueryPageNumberMax).default(listConversationsQueryPageNumberDefault),
  "pageSize": zod.coerce.number().int().min(1).max(listConversationsQueryPageSizeMax).default(listConversationsQueryPageSizeDefault)
})

export const ListConversationsResponse = PagedConversation

export const SendMessageHeader = zod.object({
  "Idempotency-Key": zod.uuid()
})

export const SendMessageBody = NewMessage

export const SendMessageResponse = ConversationMessage

export const listConversationMessagesQueryConversationIdMax = 64;

export const listConversationMessagesQueryObjectIdMax = 64;

export const listConversationMessagesQueryBeforeMax = 64;

export const listConversationMessagesQueryPageNumberDefault = 1;
export const listConversationMessagesQueryPageNumberMax = 10000;

export const listConversationMessagesQueryPageSizeDefault = 10;
export const listConversationMessagesQueryPageSizeMax = 100;



export const ListConversationMessagesQueryParams = zod.object({
  "conversationId": zod.string().min(1).max(listConversationMessagesQueryConversationIdMax).optional(),
  "objectType": zod.enum(['Product', 'BaseProduct', 'Supplier', 'Page', 'Category', 'Video', 'TradeRequest']).optional(),
  "objectId": zod.string().min(1).max(listConversationMessagesQueryObjectIdMax).optional(),
  "before": zod.string().min(1).max(listConversationMessagesQueryBeforeMax).optional(),
  "pageNumber": zod.coerce.number().int().min(1).max(listConversationMessagesQueryPageNumberMax).default(listConversationMessagesQueryPageNumberDefault),
  "pageSize": zod.coerce.number().int().min(1).max(listConversationMessagesQueryPageSizeMax).default(listConversationMessagesQueryPageSizeDefault)
})

export const ListConversationMessagesResponse = PagedConversationMessage

export const GetUnreadConversationsResponse = UnreadConversations

export const getConversationThreadPathIdMax = 64;



export const GetConversationThreadParams = zod.object({
  "id": zod.string().min(1).max(getConversationThreadPathIdMax)
})

export const getConversationThreadQueryLatestMax = 200;



export const GetConversationThreadQueryParams = zod.object({
  "latest": zod.coerce.number().int().min(1).max(getConversationThreadQueryLatestMax).optional()
})

export const GetConversationThreadResponse = ConversationThread

export const updateConversationPathIdMax = 64;



export const UpdateConversationParams = zod.object({
  "id": zod.string().min(1).max(updateConversationPathIdMax)
})

export const UpdateConversationBody = ConversationChange

export const UpdateConversationResponse = Conversation

export const hideConversationPathIdMax = 64;



export const HideConversationParams = zod.object({
  "id": zod.string().min(1).max(hideConversationPathIdMax)
})

export const HideConversationResponse = zod.void()
