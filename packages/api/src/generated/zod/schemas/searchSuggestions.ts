/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod';
import { SuggestionGroup } from './suggestionGroup';

export const SearchSuggestions = zod.object({
  "term": zod.string(),
  "repairedTerm": zod.string().optional(),
  "groups": zod.array(SuggestionGroup)
});

export type SearchSuggestions = zod.input<typeof SearchSuggestions>;
export type SearchSuggestionsOutput = zod.output<typeof SearchSuggestions>;
