/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod';

const listPagesByPageTypeParamsContentTypeMax = 40;

const listPagesByPageTypeParamsCategoryIdMax = 64;

const listPagesByPageTypeParamsPageNumberDefault = 1;
const listPagesByPageTypeParamsPageNumberMax = 10000;

const listPagesByPageTypeParamsPageSizeDefault = 10;
const listPagesByPageTypeParamsPageSizeMax = 100;


export const ListPagesByPageTypeParams = zod.object({
  "contentType": zod.string().min(1).max(listPagesByPageTypeParamsContentTypeMax),
  "categoryId": zod.string().min(1).max(listPagesByPageTypeParamsCategoryIdMax).optional(),
  "pageNumber": zod.int().min(1).max(listPagesByPageTypeParamsPageNumberMax).default(listPagesByPageTypeParamsPageNumberDefault),
  "pageSize": zod.int().min(1).max(listPagesByPageTypeParamsPageSizeMax).default(listPagesByPageTypeParamsPageSizeDefault)
})

export type ListPagesByPageTypeParams = zod.input<typeof ListPagesByPageTypeParams>;
export type ListPagesByPageTypeParamsOutput = zod.output<typeof ListPagesByPageTypeParams>;
