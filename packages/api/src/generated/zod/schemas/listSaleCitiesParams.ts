/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod';
import { CategoryType } from './categoryType';

const listSaleCitiesParamsCategoryIdMax = 64;

const listSaleCitiesParamsTermMax = 120;


export const ListSaleCitiesParams = zod.object({
  "categoryType": CategoryType.optional(),
  "categoryId": zod.string().min(1).max(listSaleCitiesParamsCategoryIdMax).optional(),
  "term": zod.string().min(1).max(listSaleCitiesParamsTermMax).optional()
})

export type ListSaleCitiesParams = zod.input<typeof ListSaleCitiesParams>;
export type ListSaleCitiesParamsOutput = zod.output<typeof ListSaleCitiesParams>;
