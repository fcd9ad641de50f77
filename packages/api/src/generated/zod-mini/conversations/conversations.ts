/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod/mini';

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



export const ListConversationsQueryParams = /*#__PURE__*/ zod.object({
  "term": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listConversationsQueryTermMax))),
  "state": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['Open', 'Archived', 'Closed'])),
  "unread": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean()),
  "objectType": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['Product', 'BaseProduct', 'Supplier', 'Page', 'Category', 'Video', 'TradeRequest'])),
  "objectId": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listConversationsQueryObjectIdMax))),
  "pageNumber": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listConversationsQueryPageNumberMax)), listConversationsQueryPageNumberDefault),
  "pageSize": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listConversationsQueryPageSizeMax)), listConversationsQueryPageSizeDefault)
})

export const ListConversationsResponse = PagedConversation

export const SendMessageHeader = /*#__PURE__*/ zod.object({
  "Idempotency-Key": /*#__PURE__*/ zod.uuid()
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



export const ListConversationMessagesQueryParams = /*#__PURE__*/ zod.object({
  "conversationId": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listConversationMessagesQueryConversationIdMax))),
  "objectType": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['Product', 'BaseProduct', 'Supplier', 'Page', 'Category', 'Video', 'TradeRequest'])),
  "objectId": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listConversationMessagesQueryObjectIdMax))),
  "before": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listConversationMessagesQueryBeforeMax))),
  "pageNumber": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listConversationMessagesQueryPageNumberMax)), listConversationMessagesQueryPageNumberDefault),
  "pageSize": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listConversationMessagesQueryPageSizeMax)), listConversationMessagesQueryPageSizeDefault)
})

export const ListConversationMessagesResponse = PagedConversationMessage

export const GetUnreadConversationsResponse = UnreadConversations

export const getConversationThreadPathIdMax = 64;



export const GetConversationThreadParams = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(getConversationThreadPathIdMax))
})

export const getConversationThreadQueryLatestMax = 200;



export const GetConversationThreadQueryParams = /*#__PURE__*/ zod.object({
  "latest": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(getConversationThreadQueryLatestMax)))
})

export const GetConversationThreadResponse = ConversationThread

export const updateConversationPathIdMax = 64;



export const UpdateConversationParams = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(updateConversationPathIdMax))
})

export const UpdateConversationBody = ConversationChange

export const UpdateConversationResponse = Conversation

export const hideConversationPathIdMax = 64;



export const HideConversationParams = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(hideConversationPathIdMax))
})

export const HideConversationResponse = /*#__PURE__*/ zod.void()
