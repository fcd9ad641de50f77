/**
 * Generated from the contract; do not edit.
 */
import type {
  FilterUnitsOfMeasurementParams,
  UnitOfMeasurement
} from '../../model';

import { httpClient } from '../../../http/http-client';

export const getListUnitsOfMeasurementUrl = () => {




  return `/api/v1/unitofmeasurements`
}

/**
 * Units goods are counted and priced in. Changes hardly ever: keep for 24 hours. Not paged. Problems: none of its own.
 * @summary All trade units
 */
export const listUnitsOfMeasurement = async ( options?: Parameters<typeof httpClient>[1]): Promise<UnitOfMeasurement[]> => {

  return httpClient<UnitOfMeasurement[]>(getListUnitsOfMeasurementUrl(),
  {
    ...options,
    method: 'GET'


  }
);}


export const getFilterUnitsOfMeasurementUrl = (params?: FilterUnitsOfMeasurementParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/api/v1/unitofmeasurements/filter?${stringifiedParams}` : `/api/v1/unitofmeasurements/filter`
}

/**
 * Conditions add up; without any it answers all. Keep for 24 hours. Not paged. Problems: `bad-request`.
 * @summary Trade units by words or quantity
 */
export const filterUnitsOfMeasurement = async (params?: FilterUnitsOfMeasurementParams, options?: Parameters<typeof httpClient>[1]): Promise<UnitOfMeasurement[]> => {

  return httpClient<UnitOfMeasurement[]>(getFilterUnitsOfMeasurementUrl(params),
  {
    ...options,
    method: 'GET'


  }
);}
