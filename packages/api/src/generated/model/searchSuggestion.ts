/**
 * Generated from the contract; do not edit.
 */
import type { CategoryType } from './categoryType';
import type { FileRef } from './fileRef';
import type { SuggestionKind } from './suggestionKind';

/**
 * One line of the suggestions while typing.
 */
export interface SearchSuggestion {
  /** What it leads to. */
  kind: SuggestionKind;
  /**
     * Absent for keywords.
     * @minLength 1
     * @maxLength 64
     */
  id?: string;
  /**
     * The line itself.
     * @maxLength 300
     */
  title: string;
  /**
     * What tells lines of one title apart; absent where nothing has to.
     * @maxLength 300
     */
  subtitle?: string;
  /**
     * Technical name in Latin letters, as catalogues and standards use it.
     * @maxLength 300
     */
  scientificName?: string;
  /** The area it belongs to. */
  categoryType?: CategoryType;
  /** Picture; absent where there is none. */
  image?: FileRef;
  /**
     * Path in the site.
     * @maxLength 2048
     */
  path?: string;
  /**
     * Products behind it.
     * @minimum 0
     * @maximum 2147483647
     */
  count?: number;
  /**
     * Spans of `title` that match what was typed: first and after-last UTF-16 index.
     * @maxItems 50
     * @items.minItems 2
     * @items.maxItems 2
     * @items.items.minimum 0
     * @items.items.maximum 2147483647
     */
  matched: number[][];
}
