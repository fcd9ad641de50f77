/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod';
import { CategoryType } from './categoryType';
import { FileRef } from './fileRef';
import { SuggestionKind } from './suggestionKind';

export const searchSuggestionCountMin = 0;

export const searchSuggestionMatchedItemItemMin = 0;

export const searchSuggestionMatchedItemMin = 2;
export const searchSuggestionMatchedItemMax = 2;



export const SearchSuggestion = zod.object({
  "kind": SuggestionKind,
  "id": zod.string().optional(),
  "title": zod.string(),
  "subtitle": zod.string().optional(),
  "scientificName": zod.string().optional(),
  "categoryType": CategoryType.optional(),
  "image": FileRef.optional(),
  "path": zod.string().optional(),
  "count": zod.int().min(searchSuggestionCountMin).optional(),
  "matched": zod.array(zod.array(zod.int().min(searchSuggestionMatchedItemItemMin)).min(searchSuggestionMatchedItemMin).max(searchSuggestionMatchedItemMax))
});

export type SearchSuggestion = zod.input<typeof SearchSuggestion>;
export type SearchSuggestionOutput = zod.output<typeof SearchSuggestion>;
