/**
 * Generated from the contract; do not edit.
 */
import type {
  MeasurementUnit
} from '../../model';

import { httpClient } from '../../../http/http-client';

export const getListMeasurementUnitsUrl = (id: string,) => {




  return `/api/v1/measurementquantities/${encodeURIComponent(String(id))}/units`
}

/**
 * All units of the quantity, its base unit among them. Value in the base unit = value × factor + offset. Changes hardly ever: keep for 24 hours. Not paged. Problems: `bad-request`, `not-found`.
 * @summary Units of a physical quantity
 */
export const listMeasurementUnits = async (id: string, options?: Parameters<typeof httpClient>[1]): Promise<MeasurementUnit[]> => {

  return httpClient<MeasurementUnit[]>(getListMeasurementUnitsUrl(id),
  {
    ...options,
    method: 'GET'


  }
);}
