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
  listWebsiteMenus
} from '../../endpoints/website-menus/website-menus';

import type {
  BadRequestResponse,
  ListWebsiteMenusParams,
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




export const getListWebsiteMenusQueryKey = (params?: ListWebsiteMenusParams,) => {
    return [
    `/api/v1/websitemenus/tree`, ...(params ? [params] : [])
    ] as const;
    }


export const getListWebsiteMenusQueryOptions = <TData = Awaited<ReturnType<typeof listWebsiteMenus>>, TError = ErrorType<BadRequestResponse | ProblemResponse>>(params?: ListWebsiteMenusParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listWebsiteMenus>>, TError, TData>>, request?: SecondParameter<typeof httpClient>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListWebsiteMenusQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listWebsiteMenus>>> = ({ signal }) => listWebsiteMenus(params, { signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listWebsiteMenus>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListWebsiteMenusQueryResult = NonNullable<Awaited<ReturnType<typeof listWebsiteMenus>>>
export type ListWebsiteMenusQueryError = ErrorType<BadRequestResponse | ProblemResponse>


export function useListWebsiteMenus<TData = Awaited<ReturnType<typeof listWebsiteMenus>>, TError = ErrorType<BadRequestResponse | ProblemResponse>>(
 params: undefined |  ListWebsiteMenusParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listWebsiteMenus>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listWebsiteMenus>>,
          TError,
          Awaited<ReturnType<typeof listWebsiteMenus>>
        > , 'initialData'
      >, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListWebsiteMenus<TData = Awaited<ReturnType<typeof listWebsiteMenus>>, TError = ErrorType<BadRequestResponse | ProblemResponse>>(
 params?: ListWebsiteMenusParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listWebsiteMenus>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listWebsiteMenus>>,
          TError,
          Awaited<ReturnType<typeof listWebsiteMenus>>
        > , 'initialData'
      >, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListWebsiteMenus<TData = Awaited<ReturnType<typeof listWebsiteMenus>>, TError = ErrorType<BadRequestResponse | ProblemResponse>>(
 params?: ListWebsiteMenusParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listWebsiteMenus>>, TError, TData>>, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary The site's own menus
 */

export function useListWebsiteMenus<TData = Awaited<ReturnType<typeof listWebsiteMenus>>, TError = ErrorType<BadRequestResponse | ProblemResponse>>(
 params?: ListWebsiteMenusParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listWebsiteMenus>>, TError, TData>>, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListWebsiteMenusQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}
