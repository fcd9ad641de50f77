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
  FilterUnitsOfMeasurementParams,
  ProblemResponse,
  RateLimitedResponse,
  UnitOfMeasurement
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

export const getListUnitsOfMeasurementUrl = () => {




  return `/api/v1/unitofmeasurements`
}

/**
 * Units goods are counted and priced in. Changes hardly ever: keep for 24 hours. Problems: none of its own.
 * @summary All trade units
 */
export const listUnitsOfMeasurement = async ( options?: Parameters<typeof httpClient>[1]): Promise<UnitOfMeasurement[]> => {

  return httpClient<UnitOfMeasurement[]>(getListUnitsOfMeasurementUrl(),
  {
    ...options,
    method: 'GET'


  }
);}





export const getListUnitsOfMeasurementQueryKey = () => {
    return [
    `/api/v1/unitofmeasurements`
    ] as const;
    }


export const getListUnitsOfMeasurementQueryOptions = <TData = Awaited<ReturnType<typeof listUnitsOfMeasurement>>, TError = ErrorType<RateLimitedResponse | ProblemResponse>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listUnitsOfMeasurement>>, TError, TData>>, request?: SecondParameter<typeof httpClient>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListUnitsOfMeasurementQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listUnitsOfMeasurement>>> = ({ signal }) => listUnitsOfMeasurement({ signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listUnitsOfMeasurement>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListUnitsOfMeasurementQueryResult = NonNullable<Awaited<ReturnType<typeof listUnitsOfMeasurement>>>
export type ListUnitsOfMeasurementQueryError = ErrorType<RateLimitedResponse | ProblemResponse>


export function useListUnitsOfMeasurement<TData = Awaited<ReturnType<typeof listUnitsOfMeasurement>>, TError = ErrorType<RateLimitedResponse | ProblemResponse>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listUnitsOfMeasurement>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listUnitsOfMeasurement>>,
          TError,
          Awaited<ReturnType<typeof listUnitsOfMeasurement>>
        > , 'initialData'
      >, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListUnitsOfMeasurement<TData = Awaited<ReturnType<typeof listUnitsOfMeasurement>>, TError = ErrorType<RateLimitedResponse | ProblemResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listUnitsOfMeasurement>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listUnitsOfMeasurement>>,
          TError,
          Awaited<ReturnType<typeof listUnitsOfMeasurement>>
        > , 'initialData'
      >, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListUnitsOfMeasurement<TData = Awaited<ReturnType<typeof listUnitsOfMeasurement>>, TError = ErrorType<RateLimitedResponse | ProblemResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listUnitsOfMeasurement>>, TError, TData>>, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary All trade units
 */

export function useListUnitsOfMeasurement<TData = Awaited<ReturnType<typeof listUnitsOfMeasurement>>, TError = ErrorType<RateLimitedResponse | ProblemResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listUnitsOfMeasurement>>, TError, TData>>, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListUnitsOfMeasurementQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * @summary All trade units
 */
export const prefetchListUnitsOfMeasurementQuery = async <TData = Awaited<ReturnType<typeof listUnitsOfMeasurement>>, TError = ErrorType<RateLimitedResponse | ProblemResponse>>(
 queryClient: QueryClient,  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listUnitsOfMeasurement>>, TError, TData>>, request?: SecondParameter<typeof httpClient>}

  ): Promise<QueryClient> => {

  const queryOptions = getListUnitsOfMeasurementQueryOptions(options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}





export const getListUnitsOfMeasurementSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof listUnitsOfMeasurement>>, TError = ErrorType<RateLimitedResponse | ProblemResponse>>( options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listUnitsOfMeasurement>>, TError, TData>>, request?: SecondParameter<typeof httpClient>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListUnitsOfMeasurementQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listUnitsOfMeasurement>>> = ({ signal }) => listUnitsOfMeasurement({ signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseSuspenseQueryOptions<Awaited<ReturnType<typeof listUnitsOfMeasurement>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListUnitsOfMeasurementSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof listUnitsOfMeasurement>>>
export type ListUnitsOfMeasurementSuspenseQueryError = ErrorType<RateLimitedResponse | ProblemResponse>


export function useListUnitsOfMeasurementSuspense<TData = Awaited<ReturnType<typeof listUnitsOfMeasurement>>, TError = ErrorType<RateLimitedResponse | ProblemResponse>>(
  options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listUnitsOfMeasurement>>, TError, TData>>, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListUnitsOfMeasurementSuspense<TData = Awaited<ReturnType<typeof listUnitsOfMeasurement>>, TError = ErrorType<RateLimitedResponse | ProblemResponse>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listUnitsOfMeasurement>>, TError, TData>>, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListUnitsOfMeasurementSuspense<TData = Awaited<ReturnType<typeof listUnitsOfMeasurement>>, TError = ErrorType<RateLimitedResponse | ProblemResponse>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listUnitsOfMeasurement>>, TError, TData>>, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary All trade units
 */

export function useListUnitsOfMeasurementSuspense<TData = Awaited<ReturnType<typeof listUnitsOfMeasurement>>, TError = ErrorType<RateLimitedResponse | ProblemResponse>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listUnitsOfMeasurement>>, TError, TData>>, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListUnitsOfMeasurementSuspenseQueryOptions(options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






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
 * Conditions add up; without any it answers all. Keep for 24 hours. Problems: `bad-request`.
 * @summary Trade units by words or quantity
 */
export const filterUnitsOfMeasurement = async (params?: FilterUnitsOfMeasurementParams, options?: Parameters<typeof httpClient>[1]): Promise<UnitOfMeasurement[]> => {

  return httpClient<UnitOfMeasurement[]>(getFilterUnitsOfMeasurementUrl(params),
  {
    ...options,
    method: 'GET'


  }
);}





export const getFilterUnitsOfMeasurementQueryKey = (params?: FilterUnitsOfMeasurementParams,) => {
    return [
    `/api/v1/unitofmeasurements/filter`, ...(params ? [params] : [])
    ] as const;
    }


export const getFilterUnitsOfMeasurementQueryOptions = <TData = Awaited<ReturnType<typeof filterUnitsOfMeasurement>>, TError = ErrorType<BadRequestResponse | ProblemResponse>>(params?: FilterUnitsOfMeasurementParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof filterUnitsOfMeasurement>>, TError, TData>>, request?: SecondParameter<typeof httpClient>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getFilterUnitsOfMeasurementQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof filterUnitsOfMeasurement>>> = ({ signal }) => filterUnitsOfMeasurement(params, { signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof filterUnitsOfMeasurement>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type FilterUnitsOfMeasurementQueryResult = NonNullable<Awaited<ReturnType<typeof filterUnitsOfMeasurement>>>
export type FilterUnitsOfMeasurementQueryError = ErrorType<BadRequestResponse | ProblemResponse>


export function useFilterUnitsOfMeasurement<TData = Awaited<ReturnType<typeof filterUnitsOfMeasurement>>, TError = ErrorType<BadRequestResponse | ProblemResponse>>(
 params: undefined |  FilterUnitsOfMeasurementParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof filterUnitsOfMeasurement>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof filterUnitsOfMeasurement>>,
          TError,
          Awaited<ReturnType<typeof filterUnitsOfMeasurement>>
        > , 'initialData'
      >, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useFilterUnitsOfMeasurement<TData = Awaited<ReturnType<typeof filterUnitsOfMeasurement>>, TError = ErrorType<BadRequestResponse | ProblemResponse>>(
 params?: FilterUnitsOfMeasurementParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof filterUnitsOfMeasurement>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof filterUnitsOfMeasurement>>,
          TError,
          Awaited<ReturnType<typeof filterUnitsOfMeasurement>>
        > , 'initialData'
      >, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useFilterUnitsOfMeasurement<TData = Awaited<ReturnType<typeof filterUnitsOfMeasurement>>, TError = ErrorType<BadRequestResponse | ProblemResponse>>(
 params?: FilterUnitsOfMeasurementParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof filterUnitsOfMeasurement>>, TError, TData>>, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Trade units by words or quantity
 */

export function useFilterUnitsOfMeasurement<TData = Awaited<ReturnType<typeof filterUnitsOfMeasurement>>, TError = ErrorType<BadRequestResponse | ProblemResponse>>(
 params?: FilterUnitsOfMeasurementParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof filterUnitsOfMeasurement>>, TError, TData>>, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getFilterUnitsOfMeasurementQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * @summary Trade units by words or quantity
 */
export const prefetchFilterUnitsOfMeasurementQuery = async <TData = Awaited<ReturnType<typeof filterUnitsOfMeasurement>>, TError = ErrorType<BadRequestResponse | ProblemResponse>>(
 queryClient: QueryClient, params?: FilterUnitsOfMeasurementParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof filterUnitsOfMeasurement>>, TError, TData>>, request?: SecondParameter<typeof httpClient>}

  ): Promise<QueryClient> => {

  const queryOptions = getFilterUnitsOfMeasurementQueryOptions(params,options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}





export const getFilterUnitsOfMeasurementSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof filterUnitsOfMeasurement>>, TError = ErrorType<BadRequestResponse | ProblemResponse>>(params?: FilterUnitsOfMeasurementParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof filterUnitsOfMeasurement>>, TError, TData>>, request?: SecondParameter<typeof httpClient>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getFilterUnitsOfMeasurementQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof filterUnitsOfMeasurement>>> = ({ signal }) => filterUnitsOfMeasurement(params, { signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseSuspenseQueryOptions<Awaited<ReturnType<typeof filterUnitsOfMeasurement>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type FilterUnitsOfMeasurementSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof filterUnitsOfMeasurement>>>
export type FilterUnitsOfMeasurementSuspenseQueryError = ErrorType<BadRequestResponse | ProblemResponse>


export function useFilterUnitsOfMeasurementSuspense<TData = Awaited<ReturnType<typeof filterUnitsOfMeasurement>>, TError = ErrorType<BadRequestResponse | ProblemResponse>>(
 params: undefined |  FilterUnitsOfMeasurementParams, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof filterUnitsOfMeasurement>>, TError, TData>>, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useFilterUnitsOfMeasurementSuspense<TData = Awaited<ReturnType<typeof filterUnitsOfMeasurement>>, TError = ErrorType<BadRequestResponse | ProblemResponse>>(
 params?: FilterUnitsOfMeasurementParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof filterUnitsOfMeasurement>>, TError, TData>>, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useFilterUnitsOfMeasurementSuspense<TData = Awaited<ReturnType<typeof filterUnitsOfMeasurement>>, TError = ErrorType<BadRequestResponse | ProblemResponse>>(
 params?: FilterUnitsOfMeasurementParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof filterUnitsOfMeasurement>>, TError, TData>>, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Trade units by words or quantity
 */

export function useFilterUnitsOfMeasurementSuspense<TData = Awaited<ReturnType<typeof filterUnitsOfMeasurement>>, TError = ErrorType<BadRequestResponse | ProblemResponse>>(
 params?: FilterUnitsOfMeasurementParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof filterUnitsOfMeasurement>>, TError, TData>>, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getFilterUnitsOfMeasurementSuspenseQueryOptions(params,options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}
