/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod';

const getConversationThreadParamsLatestMax = 200;


export const GetConversationThreadParams = zod.object({
  "latest": zod.int().min(1).max(getConversationThreadParamsLatestMax).optional()
})

export type GetConversationThreadParams = zod.input<typeof GetConversationThreadParams>;
export type GetConversationThreadParamsOutput = zod.output<typeof GetConversationThreadParams>;
