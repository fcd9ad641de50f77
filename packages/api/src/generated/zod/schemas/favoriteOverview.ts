/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod';
import { UserFavorite } from './userFavorite';

const favoriteOverviewTotalCountMin = 0;
const favoriteOverviewTotalCountMax = 2147483647;

const favoriteOverviewPageNumberMax = 2147483647;

const favoriteOverviewPageSizeMax = 100;

const favoriteOverviewItemsMax = 100;

const favoriteOverviewCountsByTypeMinOne = 0;
const favoriteOverviewCountsByTypeMaxOne = 2147483647;



export const FavoriteOverview = zod.object({
  "totalCount": zod.int().min(favoriteOverviewTotalCountMin).max(favoriteOverviewTotalCountMax),
  "pageNumber": zod.int().min(1).max(favoriteOverviewPageNumberMax),
  "pageSize": zod.int().min(1).max(favoriteOverviewPageSizeMax),
  "isTotalEstimated": zod.boolean().optional(),
  "items": zod.array(UserFavorite).max(favoriteOverviewItemsMax),
  "countsByType": zod.record(zod.string(), zod.int().min(favoriteOverviewCountsByTypeMinOne).max(favoriteOverviewCountsByTypeMaxOne))
});

export type FavoriteOverview = zod.input<typeof FavoriteOverview>;
export type FavoriteOverviewOutput = zod.output<typeof FavoriteOverview>;
