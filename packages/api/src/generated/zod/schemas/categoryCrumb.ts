/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod';
import { CategoryType } from './categoryType';




export const CategoryCrumb = zod.object({
  "id": zod.string(),
  "name": zod.string(),
  "slug": zod.string(),
  "level": zod.int().min(1),
  "categoryType": CategoryType
});

export type CategoryCrumb = zod.input<typeof CategoryCrumb>;
export type CategoryCrumbOutput = zod.output<typeof CategoryCrumb>;
