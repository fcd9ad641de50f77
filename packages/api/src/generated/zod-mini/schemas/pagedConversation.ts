/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod/mini';
import { Conversation } from './conversation';
import { ConversationCounts } from './conversationCounts';

const pagedConversationTotalCountMin = 0;


const pagedConversationPageSizeMax = 100;



export const PagedConversation = /*#__PURE__*/ zod.object({
  "totalCount": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(pagedConversationTotalCountMin)),
  "pageNumber": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)),
  "pageSize": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(pagedConversationPageSizeMax)),
  "isTotalEstimated": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean()),
  "counts": /*#__PURE__*/ zod.optional(ConversationCounts),
  "items": /*#__PURE__*/ zod.array(Conversation)
});

export type PagedConversation = zod.input<typeof PagedConversation>;
export type PagedConversationOutput = zod.output<typeof PagedConversation>;
