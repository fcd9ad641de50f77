/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod';
import { SuggestionGroup } from './suggestionGroup';

const searchSuggestionsTermMax = 200;

const searchSuggestionsRepairedTermMax = 200;

const searchSuggestionsGroupsMax = 100;



export const SearchSuggestions = zod.object({
  "term": zod.string().max(searchSuggestionsTermMax),
  "repairedTerm": zod.string().max(searchSuggestionsRepairedTermMax).optional(),
  "groups": zod.array(SuggestionGroup).max(searchSuggestionsGroupsMax)
});

export type SearchSuggestions = zod.input<typeof SearchSuggestions>;
export type SearchSuggestionsOutput = zod.output<typeof SearchSuggestions>;
