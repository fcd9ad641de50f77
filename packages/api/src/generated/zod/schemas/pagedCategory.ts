/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod';
import { Category } from './category';

const pagedCategoryTotalCountMin = 0;
const pagedCategoryTotalCountMax = 2147483647;

const pagedCategoryPageNumberMax = 2147483647;

const pagedCategoryPageSizeMax = 100;

const pagedCategoryItemsMax = 100;



export const PagedCategory = zod.object({
  "totalCount": zod.int().min(pagedCategoryTotalCountMin).max(pagedCategoryTotalCountMax),
  "pageNumber": zod.int().min(1).max(pagedCategoryPageNumberMax),
  "pageSize": zod.int().min(1).max(pagedCategoryPageSizeMax),
  "isTotalEstimated": zod.boolean().optional(),
  "items": zod.array(Category).max(pagedCategoryItemsMax)
});

export type PagedCategory = zod.input<typeof PagedCategory>;
export type PagedCategoryOutput = zod.output<typeof PagedCategory>;
