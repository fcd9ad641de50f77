/**
 * Generated from the contract; do not edit.
 */
import type {
  ListMediaVideosParams,
  PagedMediaVideo,
  SearchMediaVideosParams
} from '../../model';

import { httpClient } from '../../../http/http-client';

export const getListMediaVideosUrl = (params?: ListMediaVideosParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {
    const explodeParameters = ["ids"];

    if (Array.isArray(value) && explodeParameters.includes(key)) {
      value.forEach((v) => {
        normalizedParams.append(key, v === null ? 'null' : String(v));
      });
      return;
    }

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/api/v1/mediavideos?${stringifiedParams}` : `/api/v1/mediavideos`
}

/**
 * Published ones, newest first where `sort` says nothing else. Filters narrow together. Keep for an hour. Problems: `bad-request`.
 * @summary Videos
 */
export const listMediaVideos = async (params?: ListMediaVideosParams, options?: Parameters<typeof httpClient>[1]): Promise<PagedMediaVideo> => {

  return httpClient<PagedMediaVideo>(getListMediaVideosUrl(params),
  {
    ...options,
    method: 'GET'


  }
);}


export const getSearchMediaVideosUrl = (params: SearchMediaVideosParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/api/v1/mediavideos/search?${stringifiedParams}` : `/api/v1/mediavideos/search`
}

/**
 * Every word must occur in title, description or tags; most visited first where `sort` says nothing else; filters narrow further. Keep for an hour. Problems: `bad-request`.
 * @summary Videos that match words
 */
export const searchMediaVideos = async (params: SearchMediaVideosParams, options?: Parameters<typeof httpClient>[1]): Promise<PagedMediaVideo> => {

  return httpClient<PagedMediaVideo>(getSearchMediaVideosUrl(params),
  {
    ...options,
    method: 'GET'


  }
);}
