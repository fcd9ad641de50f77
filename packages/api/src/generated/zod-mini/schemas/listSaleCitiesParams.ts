/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod/mini';
import { CategoryType } from './categoryType';

const listSaleCitiesParamsCategoryIdMax = 64;

const listSaleCitiesParamsTermMax = 120;


export const ListSaleCitiesParams = /*#__PURE__*/ zod.object({
  "categoryType": /*#__PURE__*/ zod.optional(CategoryType),
  "categoryId": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listSaleCitiesParamsCategoryIdMax))),
  "term": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listSaleCitiesParamsTermMax)))
})

export type ListSaleCitiesParams = zod.input<typeof ListSaleCitiesParams>;
export type ListSaleCitiesParamsOutput = zod.output<typeof ListSaleCitiesParams>;
