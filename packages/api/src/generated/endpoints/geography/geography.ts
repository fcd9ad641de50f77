/**
 * Generated from the contract; do not edit.
 */
import type {
  City,
  Country,
  FilterCitiesParams,
  FilterCountriesParams,
  FilterStatesParams,
  ListSaleCitiesParams,
  ListUrbanAreasParams,
  SaleCity,
  State,
  UrbanArea
} from '../../model';

import { httpClient } from '../../../http/http-client';

export const getFilterCitiesUrl = (params?: FilterCitiesParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/api/v1/cities/filter?${stringifiedParams}` : `/api/v1/cities/filter`
}

/**
 * Conditions add up; without any it answers all. In Persian order, a province's capital first. An unknown province has no cities. Keep for 24 hours. Not paged.
 * Problems: `bad-request`.
 * @summary Cities by province or words
 */
export const filterCities = async (params?: FilterCitiesParams, options?: Parameters<typeof httpClient>[1]): Promise<City[]> => {

  return httpClient<City[]>(getFilterCitiesUrl(params),
  {
    ...options,
    method: 'GET'


  }
);}


export const getFilterCountriesUrl = (params?: FilterCountriesParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/api/v1/countries/filter?${stringifiedParams}` : `/api/v1/countries/filter`
}

/**
 * Iran first, the others in Persian order. Addresses may name the active ones. Keep for 24 hours. Not paged. Problems: `bad-request`.
 * @summary Countries by words
 */
export const filterCountries = async (params?: FilterCountriesParams, options?: Parameters<typeof httpClient>[1]): Promise<Country[]> => {

  return httpClient<Country[]>(getFilterCountriesUrl(params),
  {
    ...options,
    method: 'GET'


  }
);}


export const getListSaleCitiesUrl = (params?: ListSaleCitiesParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/api/v1/salecities?${stringifiedParams}` : `/api/v1/salecities`
}

/**
 * Cities with at least one active supplier, most suppliers first; of one area or one category with everything below it when asked. `categoryId` decides when both are given.
 * The counts are kept beforehand and follow the catalogue with a delay. Not paged. Problems: `bad-request`.
 * @summary Cities where suppliers sell
 */
export const listSaleCities = async (params?: ListSaleCitiesParams, options?: Parameters<typeof httpClient>[1]): Promise<SaleCity[]> => {

  return httpClient<SaleCity[]>(getListSaleCitiesUrl(params),
  {
    ...options,
    method: 'GET'


  }
);}


export const getFilterStatesUrl = (params: FilterStatesParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/api/v1/states/filter?${stringifiedParams}` : `/api/v1/states/filter`
}

/**
 * In Persian order. A country that is unknown, or whose provinces are not kept, has none. Keep for 24 hours. Not paged. Problems: `bad-request`.
 * @summary Provinces of a country
 */
export const filterStates = async (params: FilterStatesParams, options?: Parameters<typeof httpClient>[1]): Promise<State[]> => {

  return httpClient<State[]>(getFilterStatesUrl(params),
  {
    ...options,
    method: 'GET'


  }
);}


export const getListUrbanAreasUrl = (params: ListUrbanAreasParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/api/v1/urbanareas?${stringifiedParams}` : `/api/v1/urbanareas`
}

/**
 * By number. Smaller cities, and an unknown one, have none. Keep for 24 hours. Not paged. Problems: `bad-request`.
 * @summary Districts of a city
 */
export const listUrbanAreas = async (params: ListUrbanAreasParams, options?: Parameters<typeof httpClient>[1]): Promise<UrbanArea[]> => {

  return httpClient<UrbanArea[]>(getListUrbanAreasUrl(params),
  {
    ...options,
    method: 'GET'


  }
);}
