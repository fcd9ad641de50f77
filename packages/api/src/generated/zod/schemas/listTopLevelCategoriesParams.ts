/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod';
import { CategoryType } from './categoryType';

export const ListTopLevelCategoriesParams = zod.object({
  "categoryType": CategoryType.optional()
})

export type ListTopLevelCategoriesParams = zod.input<typeof ListTopLevelCategoriesParams>;
export type ListTopLevelCategoriesParamsOutput = zod.output<typeof ListTopLevelCategoriesParams>;
