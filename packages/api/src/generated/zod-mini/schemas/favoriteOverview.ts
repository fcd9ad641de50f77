/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod/mini';
import { UserFavorite } from './userFavorite';

const favoriteOverviewTotalCountMin = 0;


const favoriteOverviewPageSizeMax = 100;

const favoriteOverviewCountsByTypeMinOne = 0;



export const FavoriteOverview = /*#__PURE__*/ zod.object({
  "totalCount": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(favoriteOverviewTotalCountMin)),
  "pageNumber": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)),
  "pageSize": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(favoriteOverviewPageSizeMax)),
  "isTotalEstimated": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean()),
  "items": /*#__PURE__*/ zod.array(UserFavorite),
  "countsByType": /*#__PURE__*/ zod.record(/*#__PURE__*/ zod.string(), /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(favoriteOverviewCountsByTypeMinOne)))
});

export type FavoriteOverview = zod.input<typeof FavoriteOverview>;
export type FavoriteOverviewOutput = zod.output<typeof FavoriteOverview>;
