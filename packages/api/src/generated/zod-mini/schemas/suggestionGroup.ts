/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod/mini';
import { SearchSuggestion } from './searchSuggestion';
import { SuggestionKind } from './suggestionKind';

export const SuggestionGroup = /*#__PURE__*/ zod.object({
  "kind": SuggestionKind,
  "title": /*#__PURE__*/ zod.string(),
  "items": /*#__PURE__*/ zod.array(SearchSuggestion)
});

export type SuggestionGroup = zod.input<typeof SuggestionGroup>;
export type SuggestionGroupOutput = zod.output<typeof SuggestionGroup>;
