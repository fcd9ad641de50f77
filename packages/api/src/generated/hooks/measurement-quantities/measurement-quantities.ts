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
  listMeasurementUnits
} from '../../endpoints/measurement-quantities/measurement-quantities';

import type {
  BadRequestResponse,
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
