/**
 * Generated from the contract; do not edit.
 */
import type { SearchSuggestion } from './searchSuggestion';
import type { SuggestionKind } from './suggestionKind';

/**
 * Suggestions of one kind.
 */
export interface SuggestionGroup {
  /** Kind of all lines of the group. */
  kind: SuggestionKind;
  /**
     * Heading of the group.
     * @maxLength 300
     */
  title: string;
  /**
     * The lines, the most fitting first.
     * @maxItems 50
     */
  items: SearchSuggestion[];
}
