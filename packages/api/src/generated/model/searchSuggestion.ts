/**
 * Generated from the contract; do not edit.
 */
import type { CategoryType } from './categoryType';
import type { FileRef } from './fileRef';
import type { SuggestionKind } from './suggestionKind';

export interface SearchSuggestion {
  kind: SuggestionKind;
  /** Absent for keywords. */
  id?: string;
  title: string;
  subtitle?: string;
  scientificName?: string;
  categoryType?: CategoryType;
  image?: FileRef;
  /** Path in the site. */
  path?: string;
  /**
     * Products behind it.
     * @minimum 0
     */
  count?: number;
  /**
     * Spans of `title` that match what was typed: first and after-last UTF-16 index.
     * @items.minItems 2
     * @items.maxItems 2
     * @items.items.minimum 0
     */
  matched: number[][];
}
