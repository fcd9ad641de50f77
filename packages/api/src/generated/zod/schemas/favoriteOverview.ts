/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod';
import { UserFavorite } from './userFavorite';

export const favoriteOverviewTotalCountMin = 0;


export const favoriteOverviewPageSizeMax = 100;

export const favoriteOverviewCountsByTypeMinOne = 0;



export const FavoriteOverview = zod.object({
  "totalCount": zod.int().min(favoriteOverviewTotalCountMin),
  "pageNumber": zod.int().min(1),
  "pageSize": zod.int().min(1).max(favoriteOverviewPageSizeMax),
  "isTotalEstimated": zod.boolean().optional(),
  "items": zod.array(UserFavorite),
  "countsByType": zod.record(zod.string(), zod.int().min(favoriteOverviewCountsByTypeMinOne))
});

export type FavoriteOverview = zod.input<typeof FavoriteOverview>;
export type FavoriteOverviewOutput = zod.output<typeof FavoriteOverview>;
