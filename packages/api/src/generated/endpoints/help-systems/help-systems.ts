/**
 * Generated from the contract; do not edit.
 */
import type {
  GetHelpItemParams,
  HelpItem
} from '../../model';

import { httpClient } from '../../../http/http-client';

export const getGetHelpItemUrl = (params: GetHelpItemParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/api/v1/helpsystems/byfrontuniqueid?${stringifiedParams}` : `/api/v1/helpsystems/byfrontuniqueid`
}

/**
 * Keep for 24 hours. Problems: `bad-request`, `not-found`.
 * @summary Help for one screen
 */
export const getHelpItem = async (params: GetHelpItemParams, options?: Parameters<typeof httpClient>[1]): Promise<HelpItem> => {

  return httpClient<HelpItem>(getGetHelpItemUrl(params),
  {
    ...options,
    method: 'GET'


  }
);}
