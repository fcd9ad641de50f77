/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod/mini';
import { CategoryType } from './categoryType';

const listCategoriesParamsTermMax = 120;

const listCategoriesParamsParentIdMax = 64;

const listCategoriesParamsIdsItemMax = 64;

const listCategoriesParamsIdsMax = 100;

const listCategoriesParamsPageNumberDefault = 1;
const listCategoriesParamsPageNumberMax = 10000;

const listCategoriesParamsPageSizeDefault = 10;
const listCategoriesParamsPageSizeMax = 100;


export const ListCategoriesParams = /*#__PURE__*/ zod.object({
  "term": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listCategoriesParamsTermMax))),
  "categoryType": /*#__PURE__*/ zod.optional(CategoryType),
  "parentId": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listCategoriesParamsParentIdMax))),
  "ids": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.array(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listCategoriesParamsIdsItemMax))).check(/*#__PURE__*/ zod.maxLength(listCategoriesParamsIdsMax))),
  "pageNumber": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listCategoriesParamsPageNumberMax)), listCategoriesParamsPageNumberDefault),
  "pageSize": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listCategoriesParamsPageSizeMax)), listCategoriesParamsPageSizeDefault)
})

export type ListCategoriesParams = zod.input<typeof ListCategoriesParams>;
export type ListCategoriesParamsOutput = zod.output<typeof ListCategoriesParams>;
