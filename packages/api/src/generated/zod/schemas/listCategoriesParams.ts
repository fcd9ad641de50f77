/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod';
import { CategoryType } from './categoryType';

export const listCategoriesParamsTermMax = 120;

export const listCategoriesParamsParentIdMax = 64;

export const listCategoriesParamsIdsItemMax = 64;

export const listCategoriesParamsIdsMax = 100;

export const listCategoriesParamsPageNumberDefault = 1;
export const listCategoriesParamsPageNumberMax = 10000;

export const listCategoriesParamsPageSizeDefault = 10;
export const listCategoriesParamsPageSizeMax = 100;


export const ListCategoriesParams = zod.object({
  "term": zod.string().min(1).max(listCategoriesParamsTermMax).optional(),
  "categoryType": CategoryType.optional(),
  "parentId": zod.string().min(1).max(listCategoriesParamsParentIdMax).optional(),
  "ids": zod.array(zod.string().min(1).max(listCategoriesParamsIdsItemMax)).max(listCategoriesParamsIdsMax).optional(),
  "pageNumber": zod.int().min(1).max(listCategoriesParamsPageNumberMax).default(listCategoriesParamsPageNumberDefault),
  "pageSize": zod.int().min(1).max(listCategoriesParamsPageSizeMax).default(listCategoriesParamsPageSizeDefault)
})

export type ListCategoriesParams = zod.input<typeof ListCategoriesParams>;
export type ListCategoriesParamsOutput = zod.output<typeof ListCategoriesParams>;
