/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod/mini';

import {
  FavoriteOverview,
  NewFavorite,
  PagedUserFavorite,
  UserFavorite
} from '../schemas';


export const listFavoritesQueryTermMax = 120;

export const listFavoritesQuerySortDefault = `-createdAt`;
export const listFavoritesQueryPageNumberDefault = 1;
export const listFavoritesQueryPageNumberMax = 10000;

export const listFavoritesQueryPageSizeDefault = 10;
export const listFavoritesQueryPageSizeMax = 100;



export const ListFavoritesQueryParams = /*#__PURE__*/ zod.object({
  "term": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listFavoritesQueryTermMax))),
  "sort": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.enum(['createdAt', '-createdAt', 'title']), listFavoritesQuerySortDefault),
  "pageNumber": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listFavoritesQueryPageNumberMax)), listFavoritesQueryPageNumberDefault),
  "pageSize": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listFavoritesQueryPageSizeMax)), listFavoritesQueryPageSizeDefault)
})

export const ListFavoritesResponse = FavoriteOverview

export const AddFavoriteHeader = /*#__PURE__*/ zod.object({
  "Idempotency-Key": /*#__PURE__*/ zod.uuid()
})

export const AddFavoriteBody = NewFavorite

export const AddFavoriteResponse = UserFavorite

export const getFavoriteByObjectQueryObjectIdMax = 64;



export const GetFavoriteByObjectQueryParams = /*#__PURE__*/ zod.object({
  "objectType": /*#__PURE__*/ zod.enum(['Product', 'BaseProduct', 'Supplier', 'Page', 'Category', 'Video', 'TradeRequest']),
  "objectId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(getFavoriteByObjectQueryObjectIdMax))
})

export const GetFavoriteByObjectResponse = UserFavorite

export const listFavoritesByTypeQueryTermMax = 120;

export const listFavoritesByTypeQuerySortDefault = `-createdAt`;
export const listFavoritesByTypeQueryPageNumberDefault = 1;
export const listFavoritesByTypeQueryPageNumberMax = 10000;

export const listFavoritesByTypeQueryPageSizeDefault = 10;
export const listFavoritesByTypeQueryPageSizeMax = 100;



export const ListFavoritesByTypeQueryParams = /*#__PURE__*/ zod.object({
  "type": /*#__PURE__*/ zod.enum(['Product', 'BaseProduct', 'Supplier', 'Page', 'Category', 'Video', 'TradeRequest']),
  "term": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listFavoritesByTypeQueryTermMax))),
  "sort": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.enum(['createdAt', '-createdAt', 'title']), listFavoritesByTypeQuerySortDefault),
  "pageNumber": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listFavoritesByTypeQueryPageNumberMax)), listFavoritesByTypeQueryPageNumberDefault),
  "pageSize": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listFavoritesByTypeQueryPageSizeMax)), listFavoritesByTypeQueryPageSizeDefault)
})

export const ListFavoritesByTypeResponse = PagedUserFavorite

export const removeFavoritePathIdMax = 64;



export const RemoveFavoriteParams = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(removeFavoritePathIdMax))
})

export const RemoveFavoriteResponse = /*#__PURE__*/ zod.void()
