/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod';
import { CategoryMenuEntry } from './categoryMenuEntry';
import { CategoryType } from './categoryType';

export const CategoryMenu = zod.object({
  "categoryType": CategoryType,
  "subcategories": zod.array(CategoryMenuEntry)
});

export type CategoryMenu = zod.input<typeof CategoryMenu>;
export type CategoryMenuOutput = zod.output<typeof CategoryMenu>;
