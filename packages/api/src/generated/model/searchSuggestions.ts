/**
 * Generated from the contract; do not edit.
 */
import type { SuggestionGroup } from './suggestionGroup';

/**
 * Suggestions for what has been typed so far, grouped by kind.
 */
export interface SearchSuggestions {
  /**
     * As asked.
     * @maxLength 200
     */
  term: string;
  /**
     * Set when the words as typed find nothing and this repaired form does.
     * @maxLength 200
     */
  repairedTerm?: string;
  /**
     * Empty groups are left out.
     * @maxItems 100
     */
  groups: SuggestionGroup[];
}
