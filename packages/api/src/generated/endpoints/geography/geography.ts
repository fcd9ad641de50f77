/**
 * Generated from the contract; do not edit.
 */
import {
  useQuery,
  useSuspenseQuery
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
  UseQueryResult,
  UseSuspenseQueryOptions,
  UseSuspenseQueryResult
} from '@tanstack/react-query';

import type {
  BadRequestResponse,
  City,
  Country,
  FilterCitiesParams,
  FilterCountriesParams,
  FilterStatesParams,
  ListSaleCitiesParams,
  ListUrbanAreasParams,
  ProblemResponse,
  SaleCity,
  State,
  UrbanArea
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
 * Conditions add up; without any it answers all. In Persian order, a province's capital first. An unknown province has no cities. Keep for 24 hours.
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

/**
 * @summary Cities by province or words
 */
export const prefetchFilterCitiesQuery = async <TData = Awaited<ReturnType<typeof filterCities>>, TError = ErrorType<BadRequestResponse | ProblemResponse>>(
 queryClient: QueryClient, params?: FilterCitiesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof filterCities>>, TError, TData>>, request?: SecondParameter<typeof httpClient>}

  ): Promise<QueryClient> => {

  const queryOptions = getFilterCitiesQueryOptions(params,options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}





export const getFilterCitiesSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof filterCities>>, TError = ErrorType<BadRequestResponse | ProblemResponse>>(params?: FilterCitiesParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof filterCities>>, TError, TData>>, request?: SecondParameter<typeof httpClient>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getFilterCitiesQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof filterCities>>> = ({ signal }) => filterCities(params, { signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseSuspenseQueryOptions<Awaited<ReturnType<typeof filterCities>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type FilterCitiesSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof filterCities>>>
export type FilterCitiesSuspenseQueryError = ErrorType<BadRequestResponse | ProblemResponse>


export function useFilterCitiesSuspense<TData = Awaited<ReturnType<typeof filterCities>>, TError = ErrorType<BadRequestResponse | ProblemResponse>>(
 params: undefined |  FilterCitiesParams, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof filterCities>>, TError, TData>>, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useFilterCitiesSuspense<TData = Awaited<ReturnType<typeof filterCities>>, TError = ErrorType<BadRequestResponse | ProblemResponse>>(
 params?: FilterCitiesParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof filterCities>>, TError, TData>>, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useFilterCitiesSuspense<TData = Awaited<ReturnType<typeof filterCities>>, TError = ErrorType<BadRequestResponse | ProblemResponse>>(
 params?: FilterCitiesParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof filterCities>>, TError, TData>>, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Cities by province or words
 */

export function useFilterCitiesSuspense<TData = Awaited<ReturnType<typeof filterCities>>, TError = ErrorType<BadRequestResponse | ProblemResponse>>(
 params?: FilterCitiesParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof filterCities>>, TError, TData>>, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getFilterCitiesSuspenseQueryOptions(params,options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






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
 * Iran first, the others in Persian order. Addresses may name the active ones. Keep for 24 hours. Problems: `bad-request`.
 * @summary Countries by words
 */
export const filterCountries = async (params?: FilterCountriesParams, options?: Parameters<typeof httpClient>[1]): Promise<Country[]> => {

  return httpClient<Country[]>(getFilterCountriesUrl(params),
  {
    ...options,
    method: 'GET'


  }
);}





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

/**
 * @summary Countries by words
 */
export const prefetchFilterCountriesQuery = async <TData = Awaited<ReturnType<typeof filterCountries>>, TError = ErrorType<BadRequestResponse | ProblemResponse>>(
 queryClient: QueryClient, params?: FilterCountriesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof filterCountries>>, TError, TData>>, request?: SecondParameter<typeof httpClient>}

  ): Promise<QueryClient> => {

  const queryOptions = getFilterCountriesQueryOptions(params,options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}





export const getFilterCountriesSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof filterCountries>>, TError = ErrorType<BadRequestResponse | ProblemResponse>>(params?: FilterCountriesParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof filterCountries>>, TError, TData>>, request?: SecondParameter<typeof httpClient>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getFilterCountriesQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof filterCountries>>> = ({ signal }) => filterCountries(params, { signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseSuspenseQueryOptions<Awaited<ReturnType<typeof filterCountries>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type FilterCountriesSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof filterCountries>>>
export type FilterCountriesSuspenseQueryError = ErrorType<BadRequestResponse | ProblemResponse>


export function useFilterCountriesSuspense<TData = Awaited<ReturnType<typeof filterCountries>>, TError = ErrorType<BadRequestResponse | ProblemResponse>>(
 params: undefined |  FilterCountriesParams, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof filterCountries>>, TError, TData>>, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useFilterCountriesSuspense<TData = Awaited<ReturnType<typeof filterCountries>>, TError = ErrorType<BadRequestResponse | ProblemResponse>>(
 params?: FilterCountriesParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof filterCountries>>, TError, TData>>, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useFilterCountriesSuspense<TData = Awaited<ReturnType<typeof filterCountries>>, TError = ErrorType<BadRequestResponse | ProblemResponse>>(
 params?: FilterCountriesParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof filterCountries>>, TError, TData>>, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Countries by words
 */

export function useFilterCountriesSuspense<TData = Awaited<ReturnType<typeof filterCountries>>, TError = ErrorType<BadRequestResponse | ProblemResponse>>(
 params?: FilterCountriesParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof filterCountries>>, TError, TData>>, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getFilterCountriesSuspenseQueryOptions(params,options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






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
 * The counts are kept beforehand and follow the catalogue with a delay. Problems: `bad-request`.
 * @summary Cities where suppliers sell
 */
export const listSaleCities = async (params?: ListSaleCitiesParams, options?: Parameters<typeof httpClient>[1]): Promise<SaleCity[]> => {

  return httpClient<SaleCity[]>(getListSaleCitiesUrl(params),
  {
    ...options,
    method: 'GET'


  }
);}





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

/**
 * @summary Cities where suppliers sell
 */
export const prefetchListSaleCitiesQuery = async <TData = Awaited<ReturnType<typeof listSaleCities>>, TError = ErrorType<BadRequestResponse | ProblemResponse>>(
 queryClient: QueryClient, params?: ListSaleCitiesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSaleCities>>, TError, TData>>, request?: SecondParameter<typeof httpClient>}

  ): Promise<QueryClient> => {

  const queryOptions = getListSaleCitiesQueryOptions(params,options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}





export const getListSaleCitiesSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof listSaleCities>>, TError = ErrorType<BadRequestResponse | ProblemResponse>>(params?: ListSaleCitiesParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listSaleCities>>, TError, TData>>, request?: SecondParameter<typeof httpClient>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListSaleCitiesQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listSaleCities>>> = ({ signal }) => listSaleCities(params, { signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseSuspenseQueryOptions<Awaited<ReturnType<typeof listSaleCities>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListSaleCitiesSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof listSaleCities>>>
export type ListSaleCitiesSuspenseQueryError = ErrorType<BadRequestResponse | ProblemResponse>


export function useListSaleCitiesSuspense<TData = Awaited<ReturnType<typeof listSaleCities>>, TError = ErrorType<BadRequestResponse | ProblemResponse>>(
 params: undefined |  ListSaleCitiesParams, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listSaleCities>>, TError, TData>>, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListSaleCitiesSuspense<TData = Awaited<ReturnType<typeof listSaleCities>>, TError = ErrorType<BadRequestResponse | ProblemResponse>>(
 params?: ListSaleCitiesParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listSaleCities>>, TError, TData>>, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListSaleCitiesSuspense<TData = Awaited<ReturnType<typeof listSaleCities>>, TError = ErrorType<BadRequestResponse | ProblemResponse>>(
 params?: ListSaleCitiesParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listSaleCities>>, TError, TData>>, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Cities where suppliers sell
 */

export function useListSaleCitiesSuspense<TData = Awaited<ReturnType<typeof listSaleCities>>, TError = ErrorType<BadRequestResponse | ProblemResponse>>(
 params?: ListSaleCitiesParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listSaleCities>>, TError, TData>>, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListSaleCitiesSuspenseQueryOptions(params,options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






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
 * In Persian order. A country that is unknown, or whose provinces are not kept, has none. Keep for 24 hours. Problems: `bad-request`.
 * @summary Provinces of a country
 */
export const filterStates = async (params: FilterStatesParams, options?: Parameters<typeof httpClient>[1]): Promise<State[]> => {

  return httpClient<State[]>(getFilterStatesUrl(params),
  {
    ...options,
    method: 'GET'


  }
);}





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

/**
 * @summary Provinces of a country
 */
export const prefetchFilterStatesQuery = async <TData = Awaited<ReturnType<typeof filterStates>>, TError = ErrorType<BadRequestResponse | ProblemResponse>>(
 queryClient: QueryClient, params: FilterStatesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof filterStates>>, TError, TData>>, request?: SecondParameter<typeof httpClient>}

  ): Promise<QueryClient> => {

  const queryOptions = getFilterStatesQueryOptions(params,options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}





export const getFilterStatesSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof filterStates>>, TError = ErrorType<BadRequestResponse | ProblemResponse>>(params: FilterStatesParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof filterStates>>, TError, TData>>, request?: SecondParameter<typeof httpClient>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getFilterStatesQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof filterStates>>> = ({ signal }) => filterStates(params, { signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseSuspenseQueryOptions<Awaited<ReturnType<typeof filterStates>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type FilterStatesSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof filterStates>>>
export type FilterStatesSuspenseQueryError = ErrorType<BadRequestResponse | ProblemResponse>


export function useFilterStatesSuspense<TData = Awaited<ReturnType<typeof filterStates>>, TError = ErrorType<BadRequestResponse | ProblemResponse>>(
 params: FilterStatesParams, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof filterStates>>, TError, TData>>, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useFilterStatesSuspense<TData = Awaited<ReturnType<typeof filterStates>>, TError = ErrorType<BadRequestResponse | ProblemResponse>>(
 params: FilterStatesParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof filterStates>>, TError, TData>>, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useFilterStatesSuspense<TData = Awaited<ReturnType<typeof filterStates>>, TError = ErrorType<BadRequestResponse | ProblemResponse>>(
 params: FilterStatesParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof filterStates>>, TError, TData>>, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Provinces of a country
 */

export function useFilterStatesSuspense<TData = Awaited<ReturnType<typeof filterStates>>, TError = ErrorType<BadRequestResponse | ProblemResponse>>(
 params: FilterStatesParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof filterStates>>, TError, TData>>, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getFilterStatesSuspenseQueryOptions(params,options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






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
 * By number. Smaller cities, and an unknown one, have none. Keep for 24 hours. Problems: `bad-request`.
 * @summary Districts of a city
 */
export const listUrbanAreas = async (params: ListUrbanAreasParams, options?: Parameters<typeof httpClient>[1]): Promise<UrbanArea[]> => {

  return httpClient<UrbanArea[]>(getListUrbanAreasUrl(params),
  {
    ...options,
    method: 'GET'


  }
);}





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

/**
 * @summary Districts of a city
 */
export const prefetchListUrbanAreasQuery = async <TData = Awaited<ReturnType<typeof listUrbanAreas>>, TError = ErrorType<BadRequestResponse | ProblemResponse>>(
 queryClient: QueryClient, params: ListUrbanAreasParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listUrbanAreas>>, TError, TData>>, request?: SecondParameter<typeof httpClient>}

  ): Promise<QueryClient> => {

  const queryOptions = getListUrbanAreasQueryOptions(params,options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}





export const getListUrbanAreasSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof listUrbanAreas>>, TError = ErrorType<BadRequestResponse | ProblemResponse>>(params: ListUrbanAreasParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listUrbanAreas>>, TError, TData>>, request?: SecondParameter<typeof httpClient>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListUrbanAreasQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listUrbanAreas>>> = ({ signal }) => listUrbanAreas(params, { signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseSuspenseQueryOptions<Awaited<ReturnType<typeof listUrbanAreas>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListUrbanAreasSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof listUrbanAreas>>>
export type ListUrbanAreasSuspenseQueryError = ErrorType<BadRequestResponse | ProblemResponse>


export function useListUrbanAreasSuspense<TData = Awaited<ReturnType<typeof listUrbanAreas>>, TError = ErrorType<BadRequestResponse | ProblemResponse>>(
 params: ListUrbanAreasParams, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listUrbanAreas>>, TError, TData>>, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListUrbanAreasSuspense<TData = Awaited<ReturnType<typeof listUrbanAreas>>, TError = ErrorType<BadRequestResponse | ProblemResponse>>(
 params: ListUrbanAreasParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listUrbanAreas>>, TError, TData>>, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListUrbanAreasSuspense<TData = Awaited<ReturnType<typeof listUrbanAreas>>, TError = ErrorType<BadRequestResponse | ProblemResponse>>(
 params: ListUrbanAreasParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listUrbanAreas>>, TError, TData>>, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Districts of a city
 */

export function useListUrbanAreasSuspense<TData = Awaited<ReturnType<typeof listUrbanAreas>>, TError = ErrorType<BadRequestResponse | ProblemResponse>>(
 params: ListUrbanAreasParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listUrbanAreas>>, TError, TData>>, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListUrbanAreasSuspenseQueryOptions(params,options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}
