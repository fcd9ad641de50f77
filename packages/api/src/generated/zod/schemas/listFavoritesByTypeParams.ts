/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod';
import { ObjectType } from './objectType';

const listFavoritesByTypeParamsTermMax = 120;

const listFavoritesByTypeParamsSortDefault = `-createdAt`;
const listFavoritesByTypeParamsPageNumberDefault = 1;
const listFavoritesByTypeParamsPageNumberMax = 10000;

const listFavoritesByTypeParamsPageSizeDefault = 10;
const listFavoritesByTypeParamsPageSizeMax = 100;


export const ListFavoritesByTypeParams = zod.object({
  "type": ObjectType,
  "term": zod.string().min(1).max(listFavoritesByTypeParamsTermMax).optional(),
  "sort": zod.enum(['createdAt', '-createdAt', 'title']).default(listFavoritesByTypeParamsSortDefault),
  "pageNumber": zod.int().min(1).max(listFavoritesByTypeParamsPageNumberMax).default(listFavoritesByTypeParamsPageNumberDefault),
  "pageSize": zod.int().min(1).max(listFavoritesByTypeParamsPageSizeMax).default(listFavoritesByTypeParamsPageSizeDefault)
})

export type ListFavoritesByTypeParams = zod.input<typeof ListFavoritesByTypeParams>;
export type ListFavoritesByTypeParamsOutput = zod.output<typeof ListFavoritesByTypeParams>;
