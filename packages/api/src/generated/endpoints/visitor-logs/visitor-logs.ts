/**
 * Generated from the contract; do not edit.
 */
import type {
  GetVisitorChartParams,
  VisitorLogChart
} from '../../model';

import { httpClient } from '../../../http/http-client';

export const getGetVisitorChartUrl = (params: GetVisitorChartParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/api/v1/visitorlogs/byfilter-for-chart?${stringifiedParams}` : `/api/v1/visitorlogs/byfilter-for-chart`
}

/**
 * Visits of the pages of one merchant (its profile and products), or of the whole site. Agents and suppliers see their own merchants: without `merchantId` all of them together, and another's merchant is not found. Administrators see every merchant, and without `merchantId` the site.
 * Problems: `bad-request` (also `from` after `to`, more than 1,100 days, or days before 2000 or after 2100), `unauthorized`, `token-expired`, `forbidden`, `not-found`.
 * @summary Visits over time
 */
export const getVisitorChart = async (params: GetVisitorChartParams, options?: Parameters<typeof httpClient>[1]): Promise<VisitorLogChart> => {

  return httpClient<VisitorLogChart>(getGetVisitorChartUrl(params),
  {
    ...options,
    method: 'GET'


  }
);}
