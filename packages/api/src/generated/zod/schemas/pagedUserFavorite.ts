/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod';
import { UserFavorite } from './userFavorite';

export const pagedUserFavoriteTotalCountMin = 0;


export const pagedUserFavoritePageSizeMax = 100;



export const PagedUserFavorite = zod.object({
  "totalCount": zod.int().min(pagedUserFavoriteTotalCountMin),
  "pageNumber": zod.int().min(1),
  "pageSize": zod.int().min(1).max(pagedUserFavoritePageSizeMax),
  "isTotalEstimated": zod.boolean().optional(),
  "items": zod.array(UserFavorite)
});

export type PagedUserFavorite = zod.input<typeof PagedUserFavorite>;
export type PagedUserFavoriteOutput = zod.output<typeof PagedUserFavorite>;
