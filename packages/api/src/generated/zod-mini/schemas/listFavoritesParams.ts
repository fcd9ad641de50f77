/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod/mini';

const listFavoritesParamsTermMax = 120;

const listFavoritesParamsSortDefault = `-createdAt`;
const listFavoritesParamsPageNumberDefault = 1;
const listFavoritesParamsPageNumberMax = 10000;

const listFavoritesParamsPageSizeDefault = 10;
const listFavoritesParamsPageSizeMax = 100;


export const ListFavoritesParams = /*#__PURE__*/ zod.object({
  "term": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listFavoritesParamsTermMax))),
  "sort": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.enum(['createdAt', '-createdAt', 'title']), listFavoritesParamsSortDefault),
  "pageNumber": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listFavoritesParamsPageNumberMax)), listFavoritesParamsPageNumberDefault),
  "pageSize": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listFavoritesParamsPageSizeMax)), listFavoritesParamsPageSizeDefault)
})

export type ListFavoritesParams = zod.input<typeof ListFavoritesParams>;
export type ListFavoritesParamsOutput = zod.output<typeof ListFavoritesParams>;
