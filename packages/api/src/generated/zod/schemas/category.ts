/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod';
import { CategoryType } from './categoryType';
import { FileRef } from './fileRef';
import { Seo } from './seo';




export const Category = zod.object({
  "id": zod.string(),
  "parentId": zod.string().optional(),
  "categoryType": CategoryType,
  "name": zod.string(),
  "slug": zod.string(),
  "scientificName": zod.string().optional(),
  "englishName": zod.string().optional(),
  "level": zod.int().min(1),
  "isRoot": zod.boolean(),
  "isActive": zod.boolean(),
  "hasChildren": zod.boolean(),
  "image": FileRef.optional(),
  "shortDescription": zod.string().optional(),
  "descriptionHtml": zod.string().optional(),
  "synonyms": zod.array(zod.string()),
  "seo": Seo
});

export type Category = zod.input<typeof Category>;
export type CategoryOutput = zod.output<typeof Category>;
