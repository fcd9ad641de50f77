/**
 * Generated from the contract; do not edit.
 */
import type {
  ContentType,
  ListContentTypesParams
} from '../../model';

import { httpClient } from '../../../http/http-client';

export const getListContentTypesUrl = (params: ListContentTypesParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/api/v1/contenttypes/by-page-type?${stringifiedParams}` : `/api/v1/contenttypes/by-page-type`
}

/**
 * A flat list in its order, without children. Keep for 1 hour. Not paged. Problems: `bad-request`.
 * @summary Kinds of one page type
 */
export const listContentTypes = async (params: ListContentTypesParams, options?: Parameters<typeof httpClient>[1]): Promise<ContentType[]> => {

  return httpClient<ContentType[]>(getListContentTypesUrl(params),
  {
    ...options,
    method: 'GET'


  }
);}


export const getGetContentTypeTreeUrl = () => {




  return `/api/v1/contenttypes/tree`
}

/**
 * Roots with what is below them. Keep for 1 hour. Not paged. Problems: `bad-request`.
 * @summary All kinds as a tree
 */
export const getContentTypeTree = async ( options?: Parameters<typeof httpClient>[1]): Promise<ContentType[]> => {

  return httpClient<ContentType[]>(getGetContentTypeTreeUrl(),
  {
    ...options,
    method: 'GET'


  }
);}


export const getGetContentTypeBreadcrumbUrl = (id: string,) => {




  return `/api/v1/contenttypes/${encodeURIComponent(String(id))}/breadcrumb`
}

/**
 * From the root down to the kind itself, without children. Keep for 1 hour. Not paged. Problems: `bad-request`, `not-found`.
 * @summary The way to one kind
 */
export const getContentTypeBreadcrumb = async (id: string, options?: Parameters<typeof httpClient>[1]): Promise<ContentType[]> => {

  return httpClient<ContentType[]>(getGetContentTypeBreadcrumbUrl(id),
  {
    ...options,
    method: 'GET'


  }
);}
