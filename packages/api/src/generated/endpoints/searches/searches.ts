/**
 * Generated from the contract; do not edit.
 */
import type {
  ListSearchSuggestionsParams,
  SearchSuggestions
} from '../../model';

import { httpClient } from '../../../http/http-client';

export const getListSearchSuggestionsUrl = (params: ListSearchSuggestionsParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/api/v1/searches/suggestions?${stringifiedParams}` : `/api/v1/searches/suggestions`
}

/**
 * Groups of categories, products and suppliers that match what was typed, best first. When the words as typed find nothing, a repaired form is tried and told, in the order of `listSupplierProducts`.
 * `full` answers more of each group, for the search page. Ask from two characters on, 200 ms after the last key. Keep for 5 minutes per term. Problems: `bad-request`, `rate-limited`.
 * @summary Suggestions while typing
 */
export const listSearchSuggestions = async (params: ListSearchSuggestionsParams, options?: Parameters<typeof httpClient>[1]): Promise<SearchSuggestions> => {

  return httpClient<SearchSuggestions>(getListSearchSuggestionsUrl(params),
  {
    ...options,
    method: 'GET'


  }
);}
