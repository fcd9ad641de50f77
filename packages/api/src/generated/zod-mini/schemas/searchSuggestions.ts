/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod/mini';
import { SuggestionGroup } from './suggestionGroup';

export const SearchSuggestions = /*#__PURE__*/ zod.object({
  "term": /*#__PURE__*/ zod.string(),
  "repairedTerm": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
  "groups": /*#__PURE__*/ zod.array(SuggestionGroup)
});

export type SearchSuggestions = zod.input<typeof SearchSuggestions>;
export type SearchSuggestionsOutput = zod.output<typeof SearchSuggestions>;
