/**
 * Generated from the contract; do not edit.
 */
import type { SearchSuggestion } from './searchSuggestion';
import type { SuggestionKind } from './suggestionKind';

export interface SuggestionGroup {
  kind: SuggestionKind;
  title: string;
  items: SearchSuggestion[];
}
