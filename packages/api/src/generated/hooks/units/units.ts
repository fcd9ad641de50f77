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
  filterUnitsOfMeasurement,
  listUnitsOfMeasurement
} from '../../endpoints/units/units';

import type {
  BadRequestResponse,
  FilterUnitsOfMeasurementParams,
  ProblemResponse,
  RateLimitedResponse
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
