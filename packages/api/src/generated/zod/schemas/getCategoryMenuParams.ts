/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod';
import { CategoryType } from './categoryType';

const getCategoryMenuParamsCategoryTypesMax = 4;


export const GetCategoryMenuParams = zod.object({
  "categoryTypes": zod.array(CategoryType).min(1).max(getCategoryMenuParamsCategoryTypesMax)
})

export type GetCategoryMenuParams = zod.input<typeof GetCategoryMenuParams>;
export type GetCategoryMenuParamsOutput = zod.output<typeof GetCategoryMenuParams>;
