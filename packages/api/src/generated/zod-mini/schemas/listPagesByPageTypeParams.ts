/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod/mini';

const listPagesByPageTypeParamsContentTypeMax = 40;

const listPagesByPageTypeParamsCategoryIdMax = 64;

const listPagesByPageTypeParamsPageNumberDefault = 1;
const listPagesByPageTypeParamsPageNumberMax = 10000;

const listPagesByPageTypeParamsPageSizeDefault = 10;
const listPagesByPageTypeParamsPageSizeMax = 100;


export const ListPagesByPageTypeParams = /*#__PURE__*/ zod.object({
  "contentType": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listPagesByPageTypeParamsContentTypeMax)),
  "categoryId": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listPagesByPageTypeParamsCategoryIdMax))),
  "pageNumber": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listPagesByPageTypeParamsPageNumberMax)), listPagesByPageTypeParamsPageNumberDefault),
  "pageSize": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listPagesByPageTypeParamsPageSizeMax)), listPagesByPageTypeParamsPageSizeDefault)
})

export type ListPagesByPageTypeParams = zod.input<typeof ListPagesByPageTypeParams>;
export type ListPagesByPageTypeParamsOutput = zod.output<typeof ListPagesByPageTypeParams>;
