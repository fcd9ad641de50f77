/**
 * Generated from the contract; do not edit.
 */
import type { SuggestionGroup } from './suggestionGroup';

export interface SearchSuggestions {
  /** As asked. */
  term: string;
  /** Set when the words as typed find nothing and this repaired form does. */
  repairedTerm?: string;
  /** Empty groups are left out. */
  groups: SuggestionGroup[];
}
