/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod/mini';
import { CategoryType } from './categoryType';

const getCategoryMenuParamsCategoryTypesMax = 4;


export const GetCategoryMenuParams = /*#__PURE__*/ zod.object({
  "categoryTypes": /*#__PURE__*/ zod.array(CategoryType).check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(getCategoryMenuParamsCategoryTypesMax))
})

export type GetCategoryMenuParams = zod.input<typeof GetCategoryMenuParams>;
export type GetCategoryMenuParamsOutput = zod.output<typeof GetCategoryMenuParams>;
