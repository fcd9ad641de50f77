/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod/mini';

const conversationCountsAllMin = 0;

const conversationCountsUnreadMin = 0;

const conversationCountsRequestsMin = 0;

const conversationCountsArchivedMin = 0;



export const ConversationCounts = /*#__PURE__*/ zod.object({
  "all": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(conversationCountsAllMin)),
  "unread": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(conversationCountsUnreadMin)),
  "requests": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(conversationCountsRequestsMin)),
  "archived": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(conversationCountsArchivedMin))
});

export type ConversationCounts = zod.input<typeof ConversationCounts>;
export type ConversationCountsOutput = zod.output<typeof ConversationCounts>;
