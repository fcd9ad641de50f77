/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod/mini';
import { CategoryType } from './categoryType';
import { FileRef } from './fileRef';
import { SuggestionKind } from './suggestionKind';

const searchSuggestionCountMin = 0;

const searchSuggestionMatchedItemItemMin = 0;

const searchSuggestionMatchedItemMin = 2;



export const SearchSuggestion = /*#__PURE__*/ zod.object({
  "kind": SuggestionKind,
  "id": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
  "title": /*#__PURE__*/ zod.string(),
  "subtitle": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
  "scientificName": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
  "categoryType": /*#__PURE__*/ zod.optional(CategoryType),
  "image": /*#__PURE__*/ zod.optional(FileRef),
  "path": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
  "count": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(searchSuggestionCountMin))),
  "matched": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.array(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(searchSuggestionMatchedItemItemMin))).check(/*#__PURE__*/ zod.minLength(searchSuggestionMatchedItemMin)))
});

export type SearchSuggestion = zod.input<typeof SearchSuggestion>;
export type SearchSuggestionOutput = zod.output<typeof SearchSuggestion>;
