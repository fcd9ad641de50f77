/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod/mini';
import { ObjectType } from './objectType';

const listFavoritesByTypeParamsTermMax = 120;

const listFavoritesByTypeParamsSortDefault = `-createdAt`;
const listFavoritesByTypeParamsPageNumberDefault = 1;
const listFavoritesByTypeParamsPageNumberMax = 10000;

const listFavoritesByTypeParamsPageSizeDefault = 10;
const listFavoritesByTypeParamsPageSizeMax = 100;


export const ListFavoritesByTypeParams = /*#__PURE__*/ zod.object({
  "type": ObjectType,
  "term": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listFavoritesByTypeParamsTermMax))),
  "sort": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.enum(['createdAt', '-createdAt', 'title']), listFavoritesByTypeParamsSortDefault),
  "pageNumber": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listFavoritesByTypeParamsPageNumberMax)), listFavoritesByTypeParamsPageNumberDefault),
  "pageSize": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listFavoritesByTypeParamsPageSizeMax)), listFavoritesByTypeParamsPageSizeDefault)
})

export type ListFavoritesByTypeParams = zod.input<typeof ListFavoritesByTypeParams>;
export type ListFavoritesByTypeParamsOutput = zod.output<typeof ListFavoritesByTypeParams>;
