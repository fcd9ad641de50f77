/**
 * Generated from the contract; do not edit.
 */
import type {
  FavoriteOverview,
  GetFavoriteByObjectParams,
  ListFavoritesByTypeParams,
  ListFavoritesParams,
  NewFavorite,
  PagedUserFavorite,
  UserFavorite
} from '../../model';

import { httpClient } from '../../../http/http-client';

export const getListFavoritesUrl = (params?: ListFavoritesParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/api/v1/userfavorites?${stringifiedParams}` : `/api/v1/userfavorites`
}

/**
 * Newest first where `sort` says nothing else, of all kinds, with the counts of every kind whatever `term` says. Words of `term` are looked for in the title, each by its beginning. Problems: `bad-request`, `unauthorized`, `token-expired`.
 * @summary My favourites
 */
export const listFavorites = async (params?: ListFavoritesParams, options?: Parameters<typeof httpClient>[1]): Promise<FavoriteOverview> => {

  return httpClient<FavoriteOverview>(getListFavoritesUrl(params),
  {
    ...options,
    method: 'GET'


  }
);}


export const getAddFavoriteUrl = () => {




  return `/api/v1/userfavorites`
}

/**
 * Adding what is already kept answers the favourite that is there. The same `Idempotency-Key` with the same body answers the first answer again.
 * Problems: `bad-request` (no key), `unauthorized`, `token-expired`, `not-found` (unknown object), `payload-too-large`, `unsupported-media-type`, `validation` (also the key used again with another body).
 * @summary Keep an object
 */
export const addFavorite = async (newFavorite: NewFavorite, options?: Parameters<typeof httpClient>[1]): Promise<UserFavorite> => {

    const getHeaders = (h?: NonNullable<RequestInit['headers']>): Record<string, string | readonly string[]> => {
    if (!h) return {};
    if (h instanceof Headers) return Object.fromEntries(h.entries());
    if (Symbol.iterator in h) {
      return Object.fromEntries(
        Array.from(h as Iterable<Iterable<string>>, (entry) => Array.from(entry) as [string, string]),
      );
    }
    const headers: Record<string, string | readonly string[]> = {};
    for (const [name, value] of Object.entries<string | readonly string[] | undefined>(h)) {
      if (value !== undefined) headers[name] = value;
    }
    return headers;
  };
return httpClient<UserFavorite>(getAddFavoriteUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(newFavorite)
  }
);}


export const getGetFavoriteByObjectUrl = (params: GetFavoriteByObjectParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/api/v1/userfavorites/by-object-id?${stringifiedParams}` : `/api/v1/userfavorites/by-object-id`
}

/**
 * The favourite, or 204 when the object is not kept. Problems: `bad-request`, `unauthorized`, `token-expired`.
 * @summary Is this object among my favourites?
 */
export const getFavoriteByObject = async (params: GetFavoriteByObjectParams, options?: Parameters<typeof httpClient>[1]): Promise<UserFavorite | undefined> => {

  return httpClient<UserFavorite | undefined>(getGetFavoriteByObjectUrl(params),
  {
    ...options,
    method: 'GET'


  }
);}


export const getListFavoritesByTypeUrl = (params: ListFavoritesByTypeParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/api/v1/userfavorites/by-type?${stringifiedParams}` : `/api/v1/userfavorites/by-type`
}

/**
 * Newest first where `sort` says nothing else. Words of `term` are looked for in the title, each by its beginning. Problems: `bad-request`, `unauthorized`, `token-expired`.
 * @summary My favourites of one kind
 */
export const listFavoritesByType = async (params: ListFavoritesByTypeParams, options?: Parameters<typeof httpClient>[1]): Promise<PagedUserFavorite> => {

  return httpClient<PagedUserFavorite>(getListFavoritesByTypeUrl(params),
  {
    ...options,
    method: 'GET'


  }
);}


export const getRemoveFavoriteUrl = (id: string,) => {




  return `/api/v1/userfavorites/${encodeURIComponent(String(id))}`
}

/**
 * Problems: `bad-request`, `unauthorized`, `token-expired`, `not-found` (also for a favourite of somebody else).
 * @summary Drop a favourite
 */
export const removeFavorite = async (id: string, options?: Parameters<typeof httpClient>[1]): Promise<void> => {

  return httpClient<void>(getRemoveFavoriteUrl(id),
  {
    ...options,
    method: 'DELETE'


  }
);}
