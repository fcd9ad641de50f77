/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod/mini';
import { CategoryType } from './categoryType';
import { FileRef } from './fileRef';
import { Seo } from './seo';




export const Category = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.string(),
  "parentId": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
  "categoryType": CategoryType,
  "name": /*#__PURE__*/ zod.string(),
  "slug": /*#__PURE__*/ zod.string(),
  "scientificName": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
  "englishName": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
  "level": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)),
  "isRoot": /*#__PURE__*/ zod.boolean(),
  "isActive": /*#__PURE__*/ zod.boolean(),
  "hasChildren": /*#__PURE__*/ zod.boolean(),
  "image": /*#__PURE__*/ zod.optional(FileRef),
  "shortDescription": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
  "descriptionHtml": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
  "synonyms": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.string()),
  "seo": Seo
});

export type Category = zod.input<typeof Category>;
export type CategoryOutput = zod.output<typeof Category>;
