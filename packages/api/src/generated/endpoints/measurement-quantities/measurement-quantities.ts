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
  MeasurementUnit,
  NotFoundResponse,
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

export const getListMeasurementUnitsUrl = (id: string,) => {




  return `/api/v1/measurementquantities/${encodeURIComponent(String(id))}/units`
}

/**
 * All units of the quantity, its base unit among them. Value in the base unit = value × factor + offset. Changes hardly ever: keep for 24 hours. Problems: `bad-request`, `not-found`.
 * @summary Units of a physical quantity
 */
export const listMeasurementUnits = async (id: string, options?: Parameters<typeof httpClient>[1]): Promise<MeasurementUnit[]> => {

  return httpClient<MeasurementUnit[]>(getListMeasurementUnitsUrl(id),
  {
    ...options,
    method: 'GET'


  }
);}





export const getListMeasurementUnitsQueryKey = (id: string,) => {
    return [
    `/api/v1/measurementquantities/${id}/units`
    ] as const;
    }


export const getListMeasurementUnitsQueryOptions = <TData = Awaited<ReturnType<typeof listMeasurementUnits>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | ProblemResponse>>(id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listMeasurementUnits>>, TError, TData>>, request?: SecondParameter<typeof httpClient>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListMeasurementUnitsQueryKey(id);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listMeasurementUnits>>> = ({ signal }) => listMeasurementUnits(id, { signal, ...requestOptions });





   return  { queryKey, queryFn, enabled: id !== null && id !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listMeasurementUnits>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListMeasurementUnitsQueryResult = NonNullable<Awaited<ReturnType<typeof listMeasurementUnits>>>
export type ListMeasurementUnitsQueryError = ErrorType<BadRequestResponse | NotFoundResponse | ProblemResponse>


export function useListMeasurementUnits<TData = Awaited<ReturnType<typeof listMeasurementUnits>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | ProblemResponse>>(
 id: string, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listMeasurementUnits>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listMeasurementUnits>>,
          TError,
          Awaited<ReturnType<typeof listMeasurementUnits>>
        > , 'initialData'
      >, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListMeasurementUnits<TData = Awaited<ReturnType<typeof listMeasurementUnits>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | ProblemResponse>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listMeasurementUnits>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listMeasurementUnits>>,
          TError,
          Awaited<ReturnType<typeof listMeasurementUnits>>
        > , 'initialData'
      >, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListMeasurementUnits<TData = Awaited<ReturnType<typeof listMeasurementUnits>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | ProblemResponse>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listMeasurementUnits>>, TError, TData>>, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Units of a physical quantity
 */

export function useListMeasurementUnits<TData = Awaited<ReturnType<typeof listMeasurementUnits>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | ProblemResponse>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listMeasurementUnits>>, TError, TData>>, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListMeasurementUnitsQueryOptions(id,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * @summary Units of a physical quantity
 */
export const prefetchListMeasurementUnitsQuery = async <TData = Awaited<ReturnType<typeof listMeasurementUnits>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | ProblemResponse>>(
 queryClient: QueryClient, id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listMeasurementUnits>>, TError, TData>>, request?: SecondParameter<typeof httpClient>}

  ): Promise<QueryClient> => {

  const queryOptions = getListMeasurementUnitsQueryOptions(id,options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}





export const getListMeasurementUnitsSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof listMeasurementUnits>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | ProblemResponse>>(id: string, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listMeasurementUnits>>, TError, TData>>, request?: SecondParameter<typeof httpClient>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListMeasurementUnitsQueryKey(id);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listMeasurementUnits>>> = ({ signal }) => listMeasurementUnits(id, { signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseSuspenseQueryOptions<Awaited<ReturnType<typeof listMeasurementUnits>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListMeasurementUnitsSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof listMeasurementUnits>>>
export type ListMeasurementUnitsSuspenseQueryError = ErrorType<BadRequestResponse | NotFoundResponse | ProblemResponse>


export function useListMeasurementUnitsSuspense<TData = Awaited<ReturnType<typeof listMeasurementUnits>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | ProblemResponse>>(
 id: string, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listMeasurementUnits>>, TError, TData>>, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListMeasurementUnitsSuspense<TData = Awaited<ReturnType<typeof listMeasurementUnits>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | ProblemResponse>>(
 id: string, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listMeasurementUnits>>, TError, TData>>, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListMeasurementUnitsSuspense<TData = Awaited<ReturnType<typeof listMeasurementUnits>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | ProblemResponse>>(
 id: string, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listMeasurementUnits>>, TError, TData>>, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Units of a physical quantity
 */

export function useListMeasurementUnitsSuspense<TData = Awaited<ReturnType<typeof listMeasurementUnits>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | ProblemResponse>>(
 id: string, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listMeasurementUnits>>, TError, TData>>, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListMeasurementUnitsSuspenseQueryOptions(id,options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}
