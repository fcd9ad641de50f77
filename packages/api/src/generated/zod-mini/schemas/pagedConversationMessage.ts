/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod/mini';
import { ConversationMessage } from './conversationMessage';

const pagedConversationMessageTotalCountMin = 0;


const pagedConversationMessagePageSizeMax = 100;



export const PagedConversationMessage = /*#__PURE__*/ zod.object({
  "totalCount": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(pagedConversationMessageTotalCountMin)),
  "pageNumber": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)),
  "pageSize": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(pagedConversationMessagePageSizeMax)),
  "isTotalEstimated": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean()),
  "items": /*#__PURE__*/ zod.array(ConversationMessage)
});

export type PagedConversationMessage = zod.input<typeof PagedConversationMessage>;
export type PagedConversationMessageOutput = zod.output<typeof PagedConversationMessage>;
