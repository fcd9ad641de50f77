/**
 * Generated from the contract; do not edit.
 */
import type {
  ListWebsiteMenusParams,
  WebsiteMenu
} from '../../model';

import { httpClient } from '../../../http/http-client';

export const getListWebsiteMenusUrl = (params?: ListWebsiteMenusParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/api/v1/websitemenus/tree?${stringifiedParams}` : `/api/v1/websitemenus/tree`
}

/**
 * Trees of links, of one position or of all. Keep for 24 hours. Not paged. Problems: `bad-request`.
 * @summary The site's own menus
 */
export const listWebsiteMenus = async (params?: ListWebsiteMenusParams, options?: Parameters<typeof httpClient>[1]): Promise<WebsiteMenu[]> => {

  return httpClient<WebsiteMenu[]>(getListWebsiteMenusUrl(params),
  {
    ...options,
    method: 'GET'


  }
);}
