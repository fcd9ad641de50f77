/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod';

const listFavoritesParamsTermMax = 120;

const listFavoritesParamsSortDefault = `-createdAt`;
const listFavoritesParamsPageNumberDefault = 1;
const listFavoritesParamsPageNumberMax = 10000;

const listFavoritesParamsPageSizeDefault = 10;
const listFavoritesParamsPageSizeMax = 100;


export const ListFavoritesParams = zod.object({
  "term": zod.string().min(1).max(listFavoritesParamsTermMax).optional(),
  "sort": zod.enum(['createdAt', '-createdAt', 'title']).default(listFavoritesParamsSortDefault),
  "pageNumber": zod.int().min(1).max(listFavoritesParamsPageNumberMax).default(listFavoritesParamsPageNumberDefault),
  "pageSize": zod.int().min(1).max(listFavoritesParamsPageSizeMax).default(listFavoritesParamsPageSizeDefault)
})

export type ListFavoritesParams = zod.input<typeof ListFavoritesParams>;
export type ListFavoritesParamsOutput = zod.output<typeof ListFavoritesParams>;
