/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod/mini';
import { CategoryType } from './categoryType';

const listSearchSuggestionsParamsTermMax = 120;


export const ListSearchSuggestionsParams = /*#__PURE__*/ zod.object({
  "term": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listSearchSuggestionsParamsTermMax)),
  "categoryType": /*#__PURE__*/ zod.optional(CategoryType),
  "full": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean())
})

export type ListSearchSuggestionsParams = zod.input<typeof ListSearchSuggestionsParams>;
export type ListSearchSuggestionsParamsOutput = zod.output<typeof ListSearchSuggestionsParams>;
