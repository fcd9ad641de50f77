/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod';
import { CategoryType } from './categoryType';
import { FileRef } from './fileRef';
import { Seo } from './seo';

const categoryIdMax = 64;

const categoryParentIdMax = 64;

const categoryNameMax = 300;

const categorySlugMax = 300;

const categoryScientificNameMax = 300;

const categoryEnglishNameMax = 300;

const categoryLevelMax = 2147483647;

const categoryShortDescriptionMax = 2000;

const categoryDescriptionHtmlMax = 200000;

const categorySynonymsItemMax = 300;

const categorySynonymsMax = 200;



export const Category = zod.object({
  "id": zod.string().min(1).max(categoryIdMax),
  "parentId": zod.string().min(1).max(categoryParentIdMax).optional(),
  "categoryType": CategoryType,
  "name": zod.string().max(categoryNameMax),
  "slug": zod.string().max(categorySlugMax),
  "scientificName": zod.string().max(categoryScientificNameMax).optional(),
  "englishName": zod.string().max(categoryEnglishNameMax).optional(),
  "level": zod.int().min(1).max(categoryLevelMax),
  "isRoot": zod.boolean(),
  "isActive": zod.boolean(),
  "hasChildren": zod.boolean(),
  "image": FileRef.optional(),
  "shortDescription": zod.string().max(categoryShortDescriptionMax).optional(),
  "descriptionHtml": zod.string().max(categoryDescriptionHtmlMax).optional(),
  "synonyms": zod.array(zod.string().max(categorySynonymsItemMax)).max(categorySynonymsMax),
  "seo": Seo
});

export type Category = zod.input<typeof Category>;
export type CategoryOutput = zod.output<typeof Category>;
