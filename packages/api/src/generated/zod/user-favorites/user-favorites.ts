/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod';

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



export const ListFavoritesQueryParams = zod.object({
  "term": zod.string().min(1).max(listFavoritesQueryTermMax).optional(),
  "sort": zod.enum(['createdAt', '-createdAt', 'title']).default(listFavoritesQuerySortDefault),
  "pageNumber": zod.coerce.number().int().min(1).max(listFavoritesQueryPageNumberMax).default(listFavoritesQueryPageNumberDefault),
  "pageSize": zod.coerce.number().int().min(1).max(listFavoritesQueryPageSizeMax).default(listFavoritesQueryPageSizeDefault)
})

export const ListFavoritesResponse = FavoriteOverview

export const AddFavoriteHeader = zod.object({
  "Idempotency-Key": zod.uuid()
})

export const AddFavoriteBody = NewFavorite

export const AddFavoriteResponse = UserFavorite

export const getFavoriteByObjectQueryObjectIdMax = 64;



export const GetFavoriteByObjectQueryParams = zod.object({
  "objectType": zod.enum(['Product', 'BaseProduct', 'Supplier', 'Page', 'Category', 'Video', 'TradeRequest']),
  "objectId": zod.string().min(1).max(getFavoriteByObjectQueryObjectIdMax)
})

export const GetFavoriteByObjectResponse = UserFavorite

export const listFavoritesByTypeQueryTermMax = 120;

export const listFavoritesByTypeQuerySortDefault = `-createdAt`;
export const listFavoritesByTypeQueryPageNumberDefault = 1;
export const listFavoritesByTypeQueryPageNumberMax = 10000;

export const listFavoritesByTypeQueryPageSizeDefault = 10;
export const listFavoritesByTypeQueryPageSizeMax = 100;



export const ListFavoritesByTypeQueryParams = zod.object({
  "type": zod.enum(['Product', 'BaseProduct', 'Supplier', 'Page', 'Category', 'Video', 'TradeRequest']),
  "term": zod.string().min(1).max(listFavoritesByTypeQueryTermMax).optional(),
  "sort": zod.enum(['createdAt', '-createdAt', 'title']).default(listFavoritesByTypeQuerySortDefault),
  "pageNumber": zod.coerce.number().int().min(1).max(listFavoritesByTypeQueryPageNumberMax).default(listFavoritesByTypeQueryPageNumberDefault),
  "pageSize": zod.coerce.number().int().min(1).max(listFavoritesByTypeQueryPageSizeMax).default(listFavoritesByTypeQueryPageSizeDefault)
})

export const ListFavoritesByTypeResponse = PagedUserFavorite

export const removeFavoritePathIdMax = 64;



export const RemoveFavoriteParams = zod.object({
  "id": zod.string().min(1).max(removeFavoritePathIdMax)
})

export const RemoveFavoriteResponse = zod.void()
