/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod';
import { CategoryType } from './categoryType';

const listCategoriesParamsTermMax = 120;

const listCategoriesParamsParentIdMax = 64;

const listCategoriesParamsIdsItemMax = 64;

const listCategoriesParamsIdsMax = 100;

const listCategoriesParamsPageNumberDefault = 1;
const listCategoriesParamsPageNumberMax = 10000;

const listCategoriesParamsPageSizeDefault = 10;
const listCategoriesParamsPageSizeMax = 100;


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
