/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod';
import { CategoryType } from './categoryType';

const categoryCrumbIdMax = 64;

const categoryCrumbNameMax = 300;

const categoryCrumbSlugMax = 300;

const categoryCrumbLevelMax = 2147483647;



export const CategoryCrumb = zod.object({
  "id": zod.string().min(1).max(categoryCrumbIdMax),
  "name": zod.string().max(categoryCrumbNameMax),
  "slug": zod.string().max(categoryCrumbSlugMax),
  "level": zod.int().min(1).max(categoryCrumbLevelMax),
  "categoryType": CategoryType
});

export type CategoryCrumb = zod.input<typeof CategoryCrumb>;
export type CategoryCrumbOutput = zod.output<typeof CategoryCrumb>;
