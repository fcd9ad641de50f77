/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod';
import { Category } from './category';

export const pagedCategoryTotalCountMin = 0;


export const pagedCategoryPageSizeMax = 100;



export const PagedCategory = zod.object({
  "totalCount": zod.int().min(pagedCategoryTotalCountMin),
  "pageNumber": zod.int().min(1),
  "pageSize": zod.int().min(1).max(pagedCategoryPageSizeMax),
  "isTotalEstimated": zod.boolean().optional(),
  "items": zod.array(Category)
});

export type PagedCategory = zod.input<typeof PagedCategory>;
export type PagedCategoryOutput = zod.output<typeof PagedCategory>;
