/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod/mini';
import { CategoryMenuEntry } from './categoryMenuEntry';
import { CategoryType } from './categoryType';

export const CategoryMenu = /*#__PURE__*/ zod.object({
  "categoryType": CategoryType,
  "subcategories": /*#__PURE__*/ zod.array(CategoryMenuEntry)
});

export type CategoryMenu = zod.input<typeof CategoryMenu>;
export type CategoryMenuOutput = zod.output<typeof CategoryMenu>;
