/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod/mini';

const listFaqGroupsParamsTermMax = 120;


export const ListFaqGroupsParams = /*#__PURE__*/ zod.object({
  "term": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listFaqGroupsParamsTermMax)))
})

export type ListFaqGroupsParams = zod.input<typeof ListFaqGroupsParams>;
export type ListFaqGroupsParamsOutput = zod.output<typeof ListFaqGroupsParams>;
