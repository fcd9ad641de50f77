/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod/mini';
import { Category } from './category';

const pagedCategoryTotalCountMin = 0;


const pagedCategoryPageSizeMax = 100;



export const PagedCategory = /*#__PURE__*/ zod.object({
  "totalCount": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(pagedCategoryTotalCountMin)),
  "pageNumber": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)),
  "pageSize": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(pagedCategoryPageSizeMax)),
  "isTotalEstimated": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean()),
  "items": /*#__PURE__*/ zod.array(Category)
});

export type PagedCategory = zod.input<typeof PagedCategory>;
export type PagedCategoryOutput = zod.output<typeof PagedCategory>;
