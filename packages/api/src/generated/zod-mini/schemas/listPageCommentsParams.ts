/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod/mini';

export const ListPageCommentsParams = /*#__PURE__*/ zod.object({
  "mine": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean())
})

export type ListPageCommentsParams = zod.input<typeof ListPageCommentsParams>;
export type ListPageCommentsParamsOutput = zod.output<typeof ListPageCommentsParams>;
