/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod';
import { CategoryType } from './categoryType';

const listSearchSuggestionsParamsTermMax = 120;


export const ListSearchSuggestionsParams = zod.object({
  "term": zod.string().min(1).max(listSearchSuggestionsParamsTermMax),
  "categoryType": CategoryType.optional(),
  "full": zod.boolean().optional()
})

export type ListSearchSuggestionsParams = zod.input<typeof ListSearchSuggestionsParams>;
export type ListSearchSuggestionsParamsOutput = zod.output<typeof ListSearchSuggestionsParams>;
