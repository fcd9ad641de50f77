/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod';
import { CategoryMenuEntry } from './categoryMenuEntry';
import { CategoryType } from './categoryType';

const categoryMenuSubcategoriesMax = 1000;



export const CategoryMenu = zod.object({
  "categoryType": CategoryType,
  "subcategories": zod.array(CategoryMenuEntry).max(categoryMenuSubcategoriesMax)
});

export type CategoryMenu = zod.input<typeof CategoryMenu>;
export type CategoryMenuOutput = zod.output<typeof CategoryMenu>;
