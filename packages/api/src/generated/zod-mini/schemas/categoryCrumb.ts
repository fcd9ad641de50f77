/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod/mini';
import { CategoryType } from './categoryType';




export const CategoryCrumb = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.string(),
  "name": /*#__PURE__*/ zod.string(),
  "slug": /*#__PURE__*/ zod.string(),
  "level": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)),
  "categoryType": CategoryType
});

export type CategoryCrumb = zod.input<typeof CategoryCrumb>;
export type CategoryCrumbOutput = zod.output<typeof CategoryCrumb>;
