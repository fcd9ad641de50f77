/**
 * Generated from the contract; do not edit.
 */
import {
  useQuery
} from '@tanstack/react-query';
import type {
  DataTag,
  DefinedInitialDataOptions,
  DefinedUseQueryResult,
  QueryClient,
  QueryFunction,
  QueryKey,
  UndefinedInitialDataOptions,
  UseQueryOptions,
  UseQueryResult
} from '@tanstack/react-query';

import {
  filterCities,
  filterCountries,
  filterStates,
  listSaleCities,
  listUrbanAreas
} from '../../endpoints/geography/geography';

import type {
  BadRequestResponse,
  FilterCitiesParams,
  FilterCountriesParams,
  FilterStatesParams,
  ListSaleCitiesParams,
  ListUrbanAreasParams,
  ProblemResponse
} from '../../model';

import { httpClient } from '../../../http/http-client';
import type { ErrorType } from '../../../http/http-client';


type SecondParameter<T extends (...args: never) => unknown> = Parameters<T>[1];



const withQueryKey = <T extends object, K>(query: T, queryKey: K): T & { queryKey: K } => {
  const result = { queryKey } as T & { queryKey: K };
  for (const key of Object.keys(query)) {
    // The explicit queryKey always wins, matching the previous
    // `{ ...query, queryKey }` spread where it was set last.
    if (key === 'queryKey') continue;
    Object.defineProperty(result, key, {
      enumerable: true,
      configurable: true,
      get: () => (query as Record<string, unknown>)[key],
    });
  }
  return result;
};




export const getFilterCitiesQueryKey = (params?: FilterCitiesParams,) => {
    return [
    `/api/v1/cities/filter`, ...(params ? [params] : [])
    ] as const;
    }


export const getFilterCitiesQueryOptions = <TData = Awaited<ReturnType<typeof filterCities>>, TError = ErrorType<BadRequestResponse | ProblemResponse>>(params?: FilterCitiesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof filterCities>>, TError, TData>>, request?: SecondParameter<typeof httpClient>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getFilterCitiesQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof filterCities>>> = ({ signal }) => filterCities(params, { signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof filterCities>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type FilterCitiesQueryResult = NonNullable<Awaited<ReturnType<typeof filterCities>>>
export type FilterCitiesQueryError = ErrorType<BadRequestResponse | ProblemResponse>


export function useFilterCities<TData = Awaited<ReturnType<typeof filterCities>>, TError = ErrorType<BadRequestResponse | ProblemResponse>>(
 params: undefined |  FilterCitiesParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof filterCities>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof filterCities>>,
          TError,
          Awaited<ReturnType<typeof filterCities>>
        > , 'initialData'
      >, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useFilterCities<TData = Awaited<ReturnType<typeof filterCities>>, TError = ErrorType<BadRequestResponse | ProblemResponse>>(
 params?: FilterCitiesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof filterCities>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof filterCities>>,
          TError,
          Awaited<ReturnType<typeof filterCities>>
        > , 'initialData'
      >, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useFilterCities<TData = Awaited<ReturnType<typeof filterCities>>, TError = ErrorType<BadRequestResponse | ProblemResponse>>(
 params?: FilterCitiesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof filterCities>>, TError, TData>>, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Cities by province or words
 */

export function useFilterCities<TData = Awaited<ReturnType<typeof filterCities>>, TError = ErrorType<BadRequestResponse | ProblemResponse>>(
 params?: FilterCitiesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof filterCities>>, TError, TData>>, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getFilterCitiesQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}









export const getFilterCountriesQueryKey = (params?: FilterCountriesParams,) => {
    return [
    `/api/v1/countries/filter`, ...(params ? [params] : [])
    ] as const;
    }


export const getFilterCountriesQueryOptions = <TData = Awaited<ReturnType<typeof filterCountries>>, TError = ErrorType<BadRequestResponse | ProblemResponse>>(params?: FilterCountriesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof filterCountries>>, TError, TData>>, request?: SecondParameter<typeof httpClient>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getFilterCountriesQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof filterCountries>>> = ({ signal }) => filterCountries(params, { signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof filterCountries>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type FilterCountriesQueryResult = NonNullable<Awaited<ReturnType<typeof filterCountries>>>
export type FilterCountriesQueryError = ErrorType<BadRequestResponse | ProblemResponse>


export function useFilterCountries<TData = Awaited<ReturnType<typeof filterCountries>>, TError = ErrorType<BadRequestResponse | ProblemResponse>>(
 params: undefined |  FilterCountriesParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof filterCountries>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof filterCountries>>,
          TError,
          Awaited<ReturnType<typeof filterCountries>>
        > , 'initialData'
      >, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useFilterCountries<TData = Awaited<ReturnType<typeof filterCountries>>, TError = ErrorType<BadRequestResponse | ProblemResponse>>(
 params?: FilterCountriesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof filterCountries>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof filterCountries>>,
          TError,
          Awaited<ReturnType<typeof filterCountries>>
        > , 'initialData'
      >, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useFilterCountries<TData = Awaited<ReturnType<typeof filterCountries>>, TError = ErrorType<BadRequestResponse | ProblemResponse>>(
 params?: FilterCountriesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof filterCountries>>, TError, TData>>, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Countries by words
 */

export function useFilterCountries<TData = Awaited<ReturnType<typeof filterCountries>>, TError = ErrorType<BadRequestResponse | ProblemResponse>>(
 params?: FilterCountriesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof filterCountries>>, TError, TData>>, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getFilterCountriesQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}









export const getListSaleCitiesQueryKey = (params?: ListSaleCitiesParams,) => {
    return [
    `/api/v1/salecities`, ...(params ? [params] : [])
    ] as const;
    }


export const getListSaleCitiesQueryOptions = <TData = Awaited<ReturnType<typeof listSaleCities>>, TError = ErrorType<BadRequestResponse | ProblemResponse>>(params?: ListSaleCitiesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSaleCities>>, TError, TData>>, request?: SecondParameter<typeof httpClient>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListSaleCitiesQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listSaleCities>>> = ({ signal }) => listSaleCities(params, { signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listSaleCities>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListSaleCitiesQueryResult = NonNullable<Awaited<ReturnType<typeof listSaleCities>>>
export type ListSaleCitiesQueryError = ErrorType<BadRequestResponse | ProblemResponse>


export function useListSaleCities<TData = Awaited<ReturnType<typeof listSaleCities>>, TError = ErrorType<BadRequestResponse | ProblemResponse>>(
 params: undefined |  ListSaleCitiesParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSaleCities>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listSaleCities>>,
          TError,
          Awaited<ReturnType<typeof listSaleCities>>
        > , 'initialData'
      >, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListSaleCities<TData = Awaited<ReturnType<typeof listSaleCities>>, TError = ErrorType<BadRequestResponse | ProblemResponse>>(
 params?: ListSaleCitiesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSaleCities>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listSaleCities>>,
          TError,
          Awaited<ReturnType<typeof listSaleCities>>
        > , 'initialData'
      >, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListSaleCities<TData = Awaited<ReturnType<typeof listSaleCities>>, TError = ErrorType<BadRequestResponse | ProblemResponse>>(
 params?: ListSaleCitiesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSaleCities>>, TError, TData>>, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Cities where suppliers sell
 */

export function useListSaleCities<TData = Awaited<ReturnType<typeof listSaleCities>>, TError = ErrorType<BadRequestResponse | ProblemResponse>>(
 params?: ListSaleCitiesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSaleCities>>, TError, TData>>, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListSaleCitiesQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}









export const getFilterStatesQueryKey = (params?: FilterStatesParams,) => {
    return [
    `/api/v1/states/filter`, ...(params ? [params] : [])
    ] as const;
    }


export const getFilterStatesQueryOptions = <TData = Awaited<ReturnType<typeof filterStates>>, TError = ErrorType<BadRequestResponse | ProblemResponse>>(params: FilterStatesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof filterStates>>, TError, TData>>, request?: SecondParameter<typeof httpClient>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getFilterStatesQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof filterStates>>> = ({ signal }) => filterStates(params, { signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof filterStates>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type FilterStatesQueryResult = NonNullable<Awaited<ReturnType<typeof filterStates>>>
export type FilterStatesQueryError = ErrorType<BadRequestResponse | ProblemResponse>


export function useFilterStates<TData = Awaited<ReturnType<typeof filterStates>>, TError = ErrorType<BadRequestResponse | ProblemResponse>>(
 params: FilterStatesParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof filterStates>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof filterStates>>,
          TError,
          Awaited<ReturnType<typeof filterStates>>
        > , 'initialData'
      >, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useFilterStates<TData = Awaited<ReturnType<typeof filterStates>>, TError = ErrorType<BadRequestResponse | ProblemResponse>>(
 params: FilterStatesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof filterStates>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof filterStates>>,
          TError,
          Awaited<ReturnType<typeof filterStates>>
        > , 'initialData'
      >, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useFilterStates<TData = Awaited<ReturnType<typeof filterStates>>, TError = ErrorType<BadRequestResponse | ProblemResponse>>(
 params: FilterStatesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof filterStates>>, TError, TData>>, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Provinces of a country
 */

export function useFilterStates<TData = Awaited<ReturnType<typeof filterStates>>, TError = ErrorType<BadRequestResponse | ProblemResponse>>(
 params: FilterStatesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof filterStates>>, TError, TData>>, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getFilterStatesQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}









export const getListUrbanAreasQueryKey = (params?: ListUrbanAreasParams,) => {
    return [
    `/api/v1/urbanareas`, ...(params ? [params] : [])
    ] as const;
    }


export const getListUrbanAreasQueryOptions = <TData = Awaited<ReturnType<typeof listUrbanAreas>>, TError = ErrorType<BadRequestResponse | ProblemResponse>>(params: ListUrbanAreasParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listUrbanAreas>>, TError, TData>>, request?: SecondParameter<typeof httpClient>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListUrbanAreasQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listUrbanAreas>>> = ({ signal }) => listUrbanAreas(params, { signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listUrbanAreas>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListUrbanAreasQueryResult = NonNullable<Awaited<ReturnType<typeof listUrbanAreas>>>
export type ListUrbanAreasQueryError = ErrorType<BadRequestResponse | ProblemResponse>


export function useListUrbanAreas<TData = Awaited<ReturnType<typeof listUrbanAreas>>, TError = ErrorType<BadRequestResponse | ProblemResponse>>(
 params: ListUrbanAreasParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listUrbanAreas>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listUrbanAreas>>,
          TError,
          Awaited<ReturnType<typeof listUrbanAreas>>
        > , 'initialData'
      >, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListUrbanAreas<TData = Awaited<ReturnType<typeof listUrbanAreas>>, TError = ErrorType<BadRequestResponse | ProblemResponse>>(
 params: ListUrbanAreasParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listUrbanAreas>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listUrbanAreas>>,
          TError,
          Awaited<ReturnType<typeof listUrbanAreas>>
        > , 'initialData'
      >, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListUrbanAreas<TData = Awaited<ReturnType<typeof listUrbanAreas>>, TError = ErrorType<BadRequestResponse | ProblemResponse>>(
 params: ListUrbanAreasParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listUrbanAreas>>, TError, TData>>, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Districts of a city
 */

export function useListUrbanAreas<TData = Awaited<ReturnType<typeof listUrbanAreas>>, TError = ErrorType<BadRequestResponse | ProblemResponse>>(
 params: ListUrbanAreasParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listUrbanAreas>>, TError, TData>>, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListUrbanAreasQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}
