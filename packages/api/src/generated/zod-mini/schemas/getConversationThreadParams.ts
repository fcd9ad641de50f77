/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod/mini';

const getConversationThreadParamsLatestMax = 200;


export const GetConversationThreadParams = /*#__PURE__*/ zod.object({
  "latest": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(getConversationThreadParamsLatestMax)))
})

export type GetConversationThreadParams = zod.input<typeof GetConversationThreadParams>;
export type GetConversationThreadParamsOutput = zod.output<typeof GetConversationThreadParams>;
