/**
 * Generated from the contract; do not edit.
 */
import type {
  ListLastVisitsParams,
  NewVisit,
  PagedLastVisit,
  VisitCount
} from '../../model';

import { httpClient } from '../../../http/http-client';

export const getListLastVisitsUrl = (params?: ListLastVisitsParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/api/v1/pagevisits/last-visits?${stringifiedParams}` : `/api/v1/pagevisits/last-visits`
}

/**
 * Each object once, the last visited first. Words of `term` are looked for in the title, each by its beginning. Problems: `bad-request`, `unauthorized`, `token-expired`.
 * @summary What I looked at
 */
export const listLastVisits = async (params?: ListLastVisitsParams, options?: Parameters<typeof httpClient>[1]): Promise<PagedLastVisit> => {

  return httpClient<PagedLastVisit>(getListLastVisitsUrl(params),
  {
    ...options,
    method: 'GET'


  }
);}


export const getRecordVisitUrl = () => {




  return `/api/v1/pagevisits/visit-count`
}

/**
 * Every call counts but one with `isContinued`; the screen counts once per session and object. With a token the visit is also remembered among the person's last visits. Not to be repeated by machines: it needs no key.
 * Problems: `bad-request` (broken JSON), `not-found` (unknown object, or one that is not the caller's), `payload-too-large`, `unsupported-media-type`, `validation`.
 * @summary Count one visit
 */
export const recordVisit = async (newVisit: NewVisit, options?: Parameters<typeof httpClient>[1]): Promise<VisitCount> => {

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
return httpClient<VisitCount>(getRecordVisitUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(newVisit)
  }
);}
