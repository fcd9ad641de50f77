/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod';

const listFaqGroupsParamsTermMax = 120;


export const ListFaqGroupsParams = zod.object({
  "term": zod.string().min(1).max(listFaqGroupsParamsTermMax).optional()
})

export type ListFaqGroupsParams = zod.input<typeof ListFaqGroupsParams>;
export type ListFaqGroupsParamsOutput = zod.output<typeof ListFaqGroupsParams>;
