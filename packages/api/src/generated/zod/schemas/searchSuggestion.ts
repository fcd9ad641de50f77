/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod';
import { CategoryType } from './categoryType';
import { FileRef } from './fileRef';
import { SuggestionKind } from './suggestionKind';

const searchSuggestionIdMax = 64;

const searchSuggestionTitleMax = 300;

const searchSuggestionSubtitleMax = 300;

const searchSuggestionScientificNameMax = 300;

const searchSuggestionPathMax = 2048;

const searchSuggestionCountMin = 0;
const searchSuggestionCountMax = 2147483647;

const searchSuggestionMatchedItemItemMin = 0;
const searchSuggestionMatchedItemItemMax = 2147483647;

const searchSuggestionMatchedItemMin = 2;
const searchSuggestionMatchedItemMax = 2;

const searchSuggestionMatchedMax = 50;



export const SearchSuggestion = zod.object({
  "kind": SuggestionKind,
  "id": zod.string().min(1).max(searchSuggestionIdMax).optional(),
  "title": zod.string().max(searchSuggestionTitleMax),
  "subtitle": zod.string().max(searchSuggestionSubtitleMax).optional(),
  "scientificName": zod.string().max(searchSuggestionScientificNameMax).optional(),
  "categoryType": CategoryType.optional(),
  "image": FileRef.optional(),
  "path": zod.string().max(searchSuggestionPathMax).optional(),
  "count": zod.int().min(searchSuggestionCountMin).max(searchSuggestionCountMax).optional(),
  "matched": zod.array(zod.array(zod.int().min(searchSuggestionMatchedItemItemMin).max(searchSuggestionMatchedItemItemMax)).min(searchSuggestionMatchedItemMin).max(searchSuggestionMatchedItemMax)).max(searchSuggestionMatchedMax)
});

export type SearchSuggestion = zod.input<typeof SearchSuggestion>;
export type SearchSuggestionOutput = zod.output<typeof SearchSuggestion>;
