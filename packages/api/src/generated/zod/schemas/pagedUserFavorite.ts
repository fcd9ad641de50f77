/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod';
import { UserFavorite } from './userFavorite';

const pagedUserFavoriteTotalCountMin = 0;
const pagedUserFavoriteTotalCountMax = 2147483647;

const pagedUserFavoritePageNumberMax = 2147483647;

const pagedUserFavoritePageSizeMax = 100;

const pagedUserFavoriteItemsMax = 100;



export const PagedUserFavorite = zod.object({
  "totalCount": zod.int().min(pagedUserFavoriteTotalCountMin).max(pagedUserFavoriteTotalCountMax),
  "pageNumber": zod.int().min(1).max(pagedUserFavoritePageNumberMax),
  "pageSize": zod.int().min(1).max(pagedUserFavoritePageSizeMax),
  "isTotalEstimated": zod.boolean().optional(),
  "items": zod.array(UserFavorite).max(pagedUserFavoriteItemsMax)
});

export type PagedUserFavorite = zod.input<typeof PagedUserFavorite>;
export type PagedUserFavoriteOutput = zod.output<typeof PagedUserFavorite>;
