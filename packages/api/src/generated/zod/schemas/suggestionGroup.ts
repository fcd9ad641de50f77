/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod';
import { SearchSuggestion } from './searchSuggestion';
import { SuggestionKind } from './suggestionKind';

const suggestionGroupTitleMax = 300;

const suggestionGroupItemsMax = 50;



export const SuggestionGroup = zod.object({
  "kind": SuggestionKind,
  "title": zod.string().max(suggestionGroupTitleMax),
  "items": zod.array(SearchSuggestion).max(suggestionGroupItemsMax)
});

export type SuggestionGroup = zod.input<typeof SuggestionGroup>;
export type SuggestionGroupOutput = zod.output<typeof SuggestionGroup>;
