/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod';
import { SearchSuggestion } from './searchSuggestion';
import { SuggestionKind } from './suggestionKind';

export const SuggestionGroup = zod.object({
  "kind": SuggestionKind,
  "title": zod.string(),
  "items": zod.array(SearchSuggestion)
});

export type SuggestionGroup = zod.input<typeof SuggestionGroup>;
export type SuggestionGroupOutput = zod.output<typeof SuggestionGroup>;
