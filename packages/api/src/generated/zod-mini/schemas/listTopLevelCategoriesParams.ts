/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod/mini';
import { CategoryType } from './categoryType';

export const ListTopLevelCategoriesParams = /*#__PURE__*/ zod.object({
  "categoryType": /*#__PURE__*/ zod.optional(CategoryType)
})

export type ListTopLevelCategoriesParams = zod.input<typeof ListTopLevelCategoriesParams>;
export type ListTopLevelCategoriesParamsOutput = zod.output<typeof ListTopLevelCategoriesParams>;
