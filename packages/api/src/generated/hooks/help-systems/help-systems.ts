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
  getHelpItem
} from '../../endpoints/help-systems/help-systems';

import type {
  BadRequestResponse,
  GetHelpItemParams,
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




export const getGetHelpItemQueryKey = (params?: GetHelpItemParams,) => {
    return [
    `/api/v1/helpsystems/byfrontuniqueid`, ...(params ? [params] : [])
    ] as const;
    }


export const getGetHelpItemQueryOptions = <TData = Awaited<ReturnType<typeof getHelpItem>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | ProblemResponse>>(params: GetHelpItemParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getHelpItem>>, TError, TData>>, request?: SecondParameter<typeof httpClient>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetHelpItemQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getHelpItem>>> = ({ signal }) => getHelpItem(params, { signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getHelpItem>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetHelpItemQueryResult = NonNullable<Awaited<ReturnType<typeof getHelpItem>>>
export type GetHelpItemQueryError = ErrorType<BadRequestResponse | NotFoundResponse | ProblemResponse>


export function useGetHelpItem<TData = Awaited<ReturnType<typeof getHelpItem>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | ProblemResponse>>(
 params: GetHelpItemParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getHelpItem>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getHelpItem>>,
          TError,
          Awaited<ReturnType<typeof getHelpItem>>
        > , 'initialData'
      >, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetHelpItem<TData = Awaited<ReturnType<typeof getHelpItem>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | ProblemResponse>>(
 params: GetHelpItemParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getHelpItem>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getHelpItem>>,
          TError,
          Awaited<ReturnType<typeof getHelpItem>>
        > , 'initialData'
      >, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetHelpItem<TData = Awaited<ReturnType<typeof getHelpItem>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | ProblemResponse>>(
 params: GetHelpItemParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getHelpItem>>, TError, TData>>, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Help for one screen
 */

export function useGetHelpItem<TData = Awaited<ReturnType<typeof getHelpItem>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | ProblemResponse>>(
 params: GetHelpItemParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getHelpItem>>, TError, TData>>, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetHelpItemQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}
