/**
 * Generated from the contract; do not edit.
 */
import type {
  GetMerchantContentParams,
  GetPageByNameParams,
  Like,
  ListPagesByContentTypeParams,
  ListPagesByLabelParams,
  ListPagesByPageTypeParams,
  ListPagesParams,
  MerchantContent,
  Page,
  PagedPageSummary
} from '../../model';

import { httpClient } from '../../../http/http-client';

export const getListPagesByContentTypeUrl = (params: ListPagesByContentTypeParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/api/v1/pages/by-content-type-id?${stringifiedParams}` : `/api/v1/pages/by-content-type-id`
}

/**
 * Of the node and all below it, newest first where `sort` says nothing else. Keep for 1 minute. Problems: `bad-request`, `not-found` (unknown node).
 * @summary Contents under one node of the tree
 */
export const listPagesByContentType = async (params: ListPagesByContentTypeParams, options?: Parameters<typeof httpClient>[1]): Promise<PagedPageSummary> => {

  return httpClient<PagedPageSummary>(getListPagesByContentTypeUrl(params),
  {
    ...options,
    method: 'GET'


  }
);}


export const getListPagesByPageTypeUrl = (params: ListPagesByPageTypeParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/api/v1/pages/by-content-type/by-platform?${stringifiedParams}` : `/api/v1/pages/by-content-type/by-platform`
}

/**
 * Newest first, of every kind with this page type (small or capital letters). Keep for 1 minute. Problems: `bad-request`.
 * @summary Contents of one kind
 */
export const listPagesByPageType = async (params: ListPagesByPageTypeParams, options?: Parameters<typeof httpClient>[1]): Promise<PagedPageSummary> => {

  return httpClient<PagedPageSummary>(getListPagesByPageTypeUrl(params),
  {
    ...options,
    method: 'GET'


  }
);}


export const getListPagesByLabelUrl = (params: ListPagesByLabelParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/api/v1/pages/by-label/by-platform?${stringifiedParams}` : `/api/v1/pages/by-label/by-platform`
}

/**
 * Newest first where `sort` says nothing else. Spelling of the label is folded. Keep for 1 minute. Problems: `bad-request`.
 * @summary Contents with one label
 */
export const listPagesByLabel = async (params: ListPagesByLabelParams, options?: Parameters<typeof httpClient>[1]): Promise<PagedPageSummary> => {

  return httpClient<PagedPageSummary>(getListPagesByLabelUrl(params),
  {
    ...options,
    method: 'GET'


  }
);}


export const getGetPageByNameUrl = (params: GetPageByNameParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/api/v1/pages/by-uniquepagename?${stringifiedParams}` : `/api/v1/pages/by-uniquepagename`
}

/**
 * By its name, `about` or `terms`. Keep for 10 minutes. Problems: `bad-request`, `not-found`, `gone`.
 * @summary A page of the site itself
 */
export const getPageByName = async (params: GetPageByNameParams, options?: Parameters<typeof httpClient>[1]): Promise<Page> => {

  return httpClient<Page>(getGetPageByNameUrl(params),
  {
    ...options,
    method: 'GET'


  }
);}


export const getListPagesUrl = (params?: ListPagesParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {
    const explodeParameters = ["labels"];

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

  return stringifiedParams.length > 0 ? `/api/v1/pages/for-public-site?${stringifiedParams}` : `/api/v1/pages/for-public-site`
}

/**
 * Newest first where `sort` says nothing else; every word of `term` must occur in title, summary or labels. `commentedByMe` needs a token (401 without); the page with the latest comment of mine or answer to me comes first then, and `commentStatus` has a meaning only then. Keep for 1 minute. Problems: `bad-request`, `unauthorized`, `token-expired`.
 * @summary Contents of the site
 */
export const listPages = async (params?: ListPagesParams, options?: Parameters<typeof httpClient>[1]): Promise<PagedPageSummary> => {

  return httpClient<PagedPageSummary>(getListPagesUrl(params),
  {
    ...options,
    method: 'GET'


  }
);}


export const getGetMerchantContentUrl = (params?: GetMerchantContentParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/api/v1/pages/merchant-has-content?${stringifiedParams}` : `/api/v1/pages/merchant-has-content`
}

/**
 * Name the supplier or its merchant; with neither it is `bad-request`. An unknown one has none. Keep for 10 minutes. Problems: `bad-request`.
 * @summary Whether a supplier has contents
 */
export const getMerchantContent = async (params?: GetMerchantContentParams, options?: Parameters<typeof httpClient>[1]): Promise<MerchantContent> => {

  return httpClient<MerchantContent>(getGetMerchantContentUrl(params),
  {
    ...options,
    method: 'GET'


  }
);}


export const getGetPageUrl = (id: string,) => {




  return `/api/v1/pages/${encodeURIComponent(String(id))}/by-platform`
}

/**
 * With its text. `isLikedByMe` needs a token. Keep for 10 minutes. Problems: `bad-request`, `not-found` (also a draft), `gone` (archived).
 * @summary One content
 */
export const getPage = async (id: string, options?: Parameters<typeof httpClient>[1]): Promise<Page> => {

  return httpClient<Page>(getGetPageUrl(id),
  {
    ...options,
    method: 'GET'


  }
);}


export const getLikePageUrl = (id: string,) => {




  return `/api/v1/pages/${encodeURIComponent(String(id))}/like`
}

/**
 * Each call turns it over. Problems: `bad-request`, `unauthorized`, `token-expired`, `not-found`, `gone`.
 * @summary Like a content, or take it back
 */
export const likePage = async (id: string, options?: Parameters<typeof httpClient>[1]): Promise<Like> => {

  return httpClient<Like>(getLikePageUrl(id),
  {
    ...options,
    method: 'POST'


  }
);}


export const getGetPagePreviewUrl = (id: string,) => {




  return `/api/v1/pages/${encodeURIComponent(String(id))}/preview`
}

/**
 * Also a draft or an archived one. Suppliers see their own. Problems: `bad-request`, `unauthorized`, `token-expired`, `forbidden`, `not-found` (also for a page of another supplier).
 * @summary A content as its author sees it
 */
export const getPagePreview = async (id: string, options?: Parameters<typeof httpClient>[1]): Promise<Page> => {

  return httpClient<Page>(getGetPagePreviewUrl(id),
  {
    ...options,
    method: 'GET'


  }
);}
