/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod';

export const ListPageCommentsParams = zod.object({
  "mine": zod.boolean().optional()
})

export type ListPageCommentsParams = zod.input<typeof ListPageCommentsParams>;
export type ListPageCommentsParamsOutput = zod.output<typeof ListPageCommentsParams>;
