/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod/mini';
import { CategoryType } from './categoryType';

const listCategoryItemsCountParamsIdsItemMax = 64;

const listCategoryItemsCountParamsIdsMax = 200;


export const ListCategoryItemsCountParams = /*#__PURE__*/ zod.object({
  "ids": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.array(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listCategoryItemsCountParamsIdsItemMax))).check(/*#__PURE__*/ zod.maxLength(listCategoryItemsCountParamsIdsMax))),
  "categoryType": /*#__PURE__*/ zod.optional(CategoryType)
})

export type ListCategoryItemsCountParams = zod.input<typeof ListCategoryItemsCountParams>;
export type ListCategoryItemsCountParamsOutput = zod.output<typeof ListCategoryItemsCountParams>;
