/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod';
import { CategoryType } from './categoryType';

const listCategoryItemsCountParamsIdsItemMax = 64;

const listCategoryItemsCountParamsIdsMax = 200;


export const ListCategoryItemsCountParams = zod.object({
  "ids": zod.array(zod.string().min(1).max(listCategoryItemsCountParamsIdsItemMax)).max(listCategoryItemsCountParamsIdsMax).optional(),
  "categoryType": CategoryType.optional()
})

export type ListCategoryItemsCountParams = zod.input<typeof ListCategoryItemsCountParams>;
export type ListCategoryItemsCountParamsOutput = zod.output<typeof ListCategoryItemsCountParams>;
