/**
 * Generated from the contract; do not edit.
 */
import type {
  Like,
  ListPageCommentsParams,
  NewPageComment,
  PageComment
} from '../../model';

import { httpClient } from '../../../http/http-client';

export const getAddPageCommentUrl = () => {




  return `/api/v1/pagecomments`
}

/**
 * It waits until it is approved; its author sees it at once with `mine`. Problems: `bad-request` (no key, broken JSON), `unauthorized`, `token-expired`, `not-found` (page or comment), `conflict` (the page takes no comments), `gone`, `payload-too-large`, `unsupported-media-type`, `validation` (also an answer too deep).
 * @summary Comment on a content
 */
export const addPageComment = async (newPageComment: NewPageComment, options?: Parameters<typeof httpClient>[1]): Promise<PageComment> => {

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
return httpClient<PageComment>(getAddPageCommentUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(newPageComment)
  }
);}


export const getListPageCommentsUrl = (id: string,
    params?: ListPageCommentsParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/api/v1/pagecomments/${encodeURIComponent(String(id))}/active-tree?${stringifiedParams}` : `/api/v1/pagecomments/${encodeURIComponent(String(id))}/active-tree`
}

/**
 * `id` is the page. Oldest first, answers below what they answer. With a token `isMine` and `isLikedByMe` are told, and `mine` adds my own that wait or were rejected (401 without a token). Keep for 1 minute. Not paged. Problems: `bad-request`, `unauthorized`, `token-expired`, `not-found`, `gone`.
 * @summary Comments of a content
 */
export const listPageComments = async (id: string,
    params?: ListPageCommentsParams, options?: Parameters<typeof httpClient>[1]): Promise<PageComment[]> => {

  return httpClient<PageComment[]>(getListPageCommentsUrl(id,params),
  {
    ...options,
    method: 'GET'


  }
);}


export const getLikePageCommentUrl = (id: string,) => {




  return `/api/v1/pagecomments/${encodeURIComponent(String(id))}/like`
}

/**
 * Each call turns it over. Problems: `bad-request`, `unauthorized`, `token-expired`, `not-found` (also one that is not approved and not mine).
 * @summary Like a comment, or take it back
 */
export const likePageComment = async (id: string, options?: Parameters<typeof httpClient>[1]): Promise<Like> => {

  return httpClient<Like>(getLikePageCommentUrl(id),
  {
    ...options,
    method: 'POST'


  }
);}
