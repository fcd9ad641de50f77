/**
 * Generated from the contract; do not edit.
 */
import type {
  Advertisement,
  ListAdvertisementsParams
} from '../../model';

import { httpClient } from '../../../http/http-client';

export const getListAdvertisementsUrl = (params: ListAdvertisementsParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/api/v1/advertisements?${stringifiedParams}` : `/api/v1/advertisements`
}

/**
 * Those running now, by priority. With a category: the ones for it or for a category above it, and those for no category in particular. Keep for 10 minutes. Not paged. Problems: `bad-request`.
 * @summary Paid places of one position
 */
export const listAdvertisements = async (params: ListAdvertisementsParams, options?: Parameters<typeof httpClient>[1]): Promise<Advertisement[]> => {

  return httpClient<Advertisement[]>(getListAdvertisementsUrl(params),
  {
    ...options,
    method: 'GET'


  }
);}
