/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod/mini';
import { UserFavorite } from './userFavorite';

const pagedUserFavoriteTotalCountMin = 0;


const pagedUserFavoritePageSizeMax = 100;



export const PagedUserFavorite = /*#__PURE__*/ zod.object({
  "totalCount": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(pagedUserFavoriteTotalCountMin)),
  "pageNumber": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)),
  "pageSize": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(pagedUserFavoritePageSizeMax)),
  "isTotalEstimated": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean()),
  "items": /*#__PURE__*/ zod.array(UserFavorite)
});

export type PagedUserFavorite = zod.input<typeof PagedUserFavorite>;
export type PagedUserFavoriteOutput = zod.output<typeof PagedUserFavorite>;
