/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod';
import { ObjectType } from './objectType';

export const listFavoritesByTypeParamsTermMax = 120;

export const listFavoritesByTypeParamsSortDefault = `-createdAt`;
export const listFavoritesByTypeParamsPageNumberDefault = 1;
export const listFavoritesByTypeParamsPageNumberMax = 10000;

export const listFavoritesByTypeParamsPageSizeDefault = 10;
export const listFavoritesByTypeParamsPageSizeMax = 100;


export const ListFavoritesByTypeParams = zod.object({
  "type": ObjectType,
  "term": zod.string().min(1).max(listFavoritesByTypeParamsTermMax).optional(),
  "sort": zod.enum(['createdAt', '-createdAt', 'title']).default(listFavoritesByTypeParamsSortDefault),
  "pageNumber": zod.int().min(1).max(listFavoritesByTypeParamsPageNumberMax).default(listFavoritesByTypeParamsPageNumberDefault),
  "pageSize": zod.int().min(1).max(listFavoritesByTypeParamsPageSizeMax).default(listFavoritesByTypeParamsPageSizeDefault)
})

export type ListFavoritesByTypeParams = zod.input<typeof ListFavoritesByTypeParams>;
export type ListFavoritesByTypeParamsOutput = zod.output<typeof ListFavoritesByTypeParams>;
