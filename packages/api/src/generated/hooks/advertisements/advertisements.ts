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
  listAdvertisements
} from '../../endpoints/advertisements/advertisements';

import type {
  BadRequestResponse,
  ListAdvertisementsParams,
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




export const getListAdvertisementsQueryKey = (params?: ListAdvertisementsParams,) => {
    return [
    `/api/v1/advertisements`, ...(params ? [params] : [])
    ] as const;
    }


export const getListAdvertisementsQueryOptions = <TData = Awaited<ReturnType<typeof listAdvertisements>>, TError = ErrorType<BadRequestResponse | ProblemResponse>>(params: ListAdvertisementsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listAdvertisements>>, TError, TData>>, request?: SecondParameter<typeof httpClient>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListAdvertisementsQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listAdvertisements>>> = ({ signal }) => listAdvertisements(params, { signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listAdvertisements>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListAdvertisementsQueryResult = NonNullable<Awaited<ReturnType<typeof listAdvertisements>>>
export type ListAdvertisementsQueryError = ErrorType<BadRequestResponse | ProblemResponse>


export function useListAdvertisements<TData = Awaited<ReturnType<typeof listAdvertisements>>, TError = ErrorType<BadRequestResponse | ProblemResponse>>(
 params: ListAdvertisementsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listAdvertisements>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listAdvertisements>>,
          TError,
          Awaited<ReturnType<typeof listAdvertisements>>
        > , 'initialData'
      >, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListAdvertisements<TData = Awaited<ReturnType<typeof listAdvertisements>>, TError = ErrorType<BadRequestResponse | ProblemResponse>>(
 params: ListAdvertisementsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listAdvertisements>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listAdvertisements>>,
          TError,
          Awaited<ReturnType<typeof listAdvertisements>>
        > , 'initialData'
      >, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListAdvertisements<TData = Awaited<ReturnType<typeof listAdvertisements>>, TError = ErrorType<BadRequestResponse | ProblemResponse>>(
 params: ListAdvertisementsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listAdvertisements>>, TError, TData>>, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Paid places of one position
 */

export function useListAdvertisements<TData = Awaited<ReturnType<typeof listAdvertisements>>, TError = ErrorType<BadRequestResponse | ProblemResponse>>(
 params: ListAdvertisementsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listAdvertisements>>, TError, TData>>, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListAdvertisementsQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}
