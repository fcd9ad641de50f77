/**
 * Generated from the contract; do not edit.
 */
import {
  useInfiniteQuery,
  useQuery
} from '@tanstack/react-query';
import type {
  DataTag,
  DefinedInitialDataOptions,
  DefinedUseInfiniteQueryResult,
  DefinedUseQueryResult,
  InfiniteData,
  QueryClient,
  QueryFunction,
  QueryKey,
  UndefinedInitialDataOptions,
  UseInfiniteQueryOptions,
  UseInfiniteQueryResult,
  UseQueryOptions,
  UseQueryResult
} from '@tanstack/react-query';

import {
  listMediaVideos,
  searchMediaVideos
} from '../../endpoints/media-videos/media-videos';

import type {
  BadRequestResponse,
  ListMediaVideosParams,
  ProblemResponse,
  SearchMediaVideosParams
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




export const getListMediaVideosInfiniteQueryKey = (params?: ListMediaVideosParams,) => {
    return [
    'infinite', `/api/v1/mediavideos`, ...(params ? [params] : [])
    ] as const;
    }

export const getListMediaVideosQueryKey = (params?: ListMediaVideosParams,) => {
    return [
    `/api/v1/mediavideos`, ...(params ? [params] : [])
    ] as const;
    }


export const getListMediaVideosInfiniteQueryOptions = <TData = InfiniteData<Awaited<ReturnType<typeof listMediaVideos>>, ListMediaVideosParams['pageNumber']>, TError = ErrorType<BadRequestResponse | ProblemResponse>>(params?: ListMediaVideosParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listMediaVideos>>, TError, TData, QueryKey, ListMediaVideosParams['pageNumber']>>, request?: SecondParameter<typeof httpClient>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListMediaVideosInfiniteQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listMediaVideos>>, QueryKey, ListMediaVideosParams['pageNumber']> = ({ signal, pageParam }) => listMediaVideos({...params, 'pageNumber': pageParam ?? params?.['pageNumber']}, { signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseInfiniteQueryOptions<Awaited<ReturnType<typeof listMediaVideos>>, TError, TData, QueryKey, ListMediaVideosParams['pageNumber']> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListMediaVideosInfiniteQueryResult = NonNullable<Awaited<ReturnType<typeof listMediaVideos>>>
export type ListMediaVideosInfiniteQueryError = ErrorType<BadRequestResponse | ProblemResponse>


export function useListMediaVideosInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listMediaVideos>>, ListMediaVideosParams['pageNumber']>, TError = ErrorType<BadRequestResponse | ProblemResponse>>(
 params: undefined |  ListMediaVideosParams, options: { query:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listMediaVideos>>, TError, TData, QueryKey, ListMediaVideosParams['pageNumber']>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listMediaVideos>>,
          TError,
          Awaited<ReturnType<typeof listMediaVideos>>, QueryKey
        > , 'initialData'
      >, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient
  ):  DefinedUseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListMediaVideosInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listMediaVideos>>, ListMediaVideosParams['pageNumber']>, TError = ErrorType<BadRequestResponse | ProblemResponse>>(
 params?: ListMediaVideosParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listMediaVideos>>, TError, TData, QueryKey, ListMediaVideosParams['pageNumber']>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listMediaVideos>>,
          TError,
          Awaited<ReturnType<typeof listMediaVideos>>, QueryKey
        > , 'initialData'
      >, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient
  ):  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListMediaVideosInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listMediaVideos>>, ListMediaVideosParams['pageNumber']>, TError = ErrorType<BadRequestResponse | ProblemResponse>>(
 params?: ListMediaVideosParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listMediaVideos>>, TError, TData, QueryKey, ListMediaVideosParams['pageNumber']>>, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient
  ):  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Videos
 */

export function useListMediaVideosInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listMediaVideos>>, ListMediaVideosParams['pageNumber']>, TError = ErrorType<BadRequestResponse | ProblemResponse>>(
 params?: ListMediaVideosParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listMediaVideos>>, TError, TData, QueryKey, ListMediaVideosParams['pageNumber']>>, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient
 ):  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListMediaVideosInfiniteQueryOptions(params,options)

  const query = useInfiniteQuery(queryOptions, queryClient) as  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getListMediaVideosQueryOptions = <TData = Awaited<ReturnType<typeof listMediaVideos>>, TError = ErrorType<BadRequestResponse | ProblemResponse>>(params?: ListMediaVideosParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listMediaVideos>>, TError, TData>>, request?: SecondParameter<typeof httpClient>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListMediaVideosQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listMediaVideos>>> = ({ signal }) => listMediaVideos(params, { signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listMediaVideos>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListMediaVideosQueryResult = NonNullable<Awaited<ReturnType<typeof listMediaVideos>>>
export type ListMediaVideosQueryError = ErrorType<BadRequestResponse | ProblemResponse>


export function useListMediaVideos<TData = Awaited<ReturnType<typeof listMediaVideos>>, TError = ErrorType<BadRequestResponse | ProblemResponse>>(
 params: undefined |  ListMediaVideosParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listMediaVideos>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listMediaVideos>>,
          TError,
          Awaited<ReturnType<typeof listMediaVideos>>
        > , 'initialData'
      >, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListMediaVideos<TData = Awaited<ReturnType<typeof listMediaVideos>>, TError = ErrorType<BadRequestResponse | ProblemResponse>>(
 params?: ListMediaVideosParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listMediaVideos>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listMediaVideos>>,
          TError,
          Awaited<ReturnType<typeof listMediaVideos>>
        > , 'initialData'
      >, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListMediaVideos<TData = Awaited<ReturnType<typeof listMediaVideos>>, TError = ErrorType<BadRequestResponse | ProblemResponse>>(
 params?: ListMediaVideosParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listMediaVideos>>, TError, TData>>, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Videos
 */

export function useListMediaVideos<TData = Awaited<ReturnType<typeof listMediaVideos>>, TError = ErrorType<BadRequestResponse | ProblemResponse>>(
 params?: ListMediaVideosParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listMediaVideos>>, TError, TData>>, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListMediaVideosQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}









export const getSearchMediaVideosInfiniteQueryKey = (params?: SearchMediaVideosParams,) => {
    return [
    'infinite', `/api/v1/mediavideos/search`, ...(params ? [params] : [])
    ] as const;
    }

export const getSearchMediaVideosQueryKey = (params?: SearchMediaVideosParams,) => {
    return [
    `/api/v1/mediavideos/search`, ...(params ? [params] : [])
    ] as const;
    }


export const getSearchMediaVideosInfiniteQueryOptions = <TData = InfiniteData<Awaited<ReturnType<typeof searchMediaVideos>>, SearchMediaVideosParams['pageNumber']>, TError = ErrorType<BadRequestResponse | ProblemResponse>>(params: SearchMediaVideosParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof searchMediaVideos>>, TError, TData, QueryKey, SearchMediaVideosParams['pageNumber']>>, request?: SecondParameter<typeof httpClient>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getSearchMediaVideosInfiniteQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof searchMediaVideos>>, QueryKey, SearchMediaVideosParams['pageNumber']> = ({ signal, pageParam }) => searchMediaVideos({...params, 'pageNumber': pageParam ?? params?.['pageNumber']}, { signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseInfiniteQueryOptions<Awaited<ReturnType<typeof searchMediaVideos>>, TError, TData, QueryKey, SearchMediaVideosParams['pageNumber']> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type SearchMediaVideosInfiniteQueryResult = NonNullable<Awaited<ReturnType<typeof searchMediaVideos>>>
export type SearchMediaVideosInfiniteQueryError = ErrorType<BadRequestResponse | ProblemResponse>


export function useSearchMediaVideosInfinite<TData = InfiniteData<Awaited<ReturnType<typeof searchMediaVideos>>, SearchMediaVideosParams['pageNumber']>, TError = ErrorType<BadRequestResponse | ProblemResponse>>(
 params: SearchMediaVideosParams, options: { query:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof searchMediaVideos>>, TError, TData, QueryKey, SearchMediaVideosParams['pageNumber']>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof searchMediaVideos>>,
          TError,
          Awaited<ReturnType<typeof searchMediaVideos>>, QueryKey
        > , 'initialData'
      >, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient
  ):  DefinedUseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useSearchMediaVideosInfinite<TData = InfiniteData<Awaited<ReturnType<typeof searchMediaVideos>>, SearchMediaVideosParams['pageNumber']>, TError = ErrorType<BadRequestResponse | ProblemResponse>>(
 params: SearchMediaVideosParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof searchMediaVideos>>, TError, TData, QueryKey, SearchMediaVideosParams['pageNumber']>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof searchMediaVideos>>,
          TError,
          Awaited<ReturnType<typeof searchMediaVideos>>, QueryKey
        > , 'initialData'
      >, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient
  ):  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useSearchMediaVideosInfinite<TData = InfiniteData<Awaited<ReturnType<typeof searchMediaVideos>>, SearchMediaVideosParams['pageNumber']>, TError = ErrorType<BadRequestResponse | ProblemResponse>>(
 params: SearchMediaVideosParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof searchMediaVideos>>, TError, TData, QueryKey, SearchMediaVideosParams['pageNumber']>>, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient
  ):  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Videos that match words
 */

export function useSearchMediaVideosInfinite<TData = InfiniteData<Awaited<ReturnType<typeof searchMediaVideos>>, SearchMediaVideosParams['pageNumber']>, TError = ErrorType<BadRequestResponse | ProblemResponse>>(
 params: SearchMediaVideosParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof searchMediaVideos>>, TError, TData, QueryKey, SearchMediaVideosParams['pageNumber']>>, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient
 ):  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getSearchMediaVideosInfiniteQueryOptions(params,options)

  const query = useInfiniteQuery(queryOptions, queryClient) as  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getSearchMediaVideosQueryOptions = <TData = Awaited<ReturnType<typeof searchMediaVideos>>, TError = ErrorType<BadRequestResponse | ProblemResponse>>(params: SearchMediaVideosParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof searchMediaVideos>>, TError, TData>>, request?: SecondParameter<typeof httpClient>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getSearchMediaVideosQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof searchMediaVideos>>> = ({ signal }) => searchMediaVideos(params, { signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof searchMediaVideos>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type SearchMediaVideosQueryResult = NonNullable<Awaited<ReturnType<typeof searchMediaVideos>>>
export type SearchMediaVideosQueryError = ErrorType<BadRequestResponse | ProblemResponse>


export function useSearchMediaVideos<TData = Awaited<ReturnType<typeof searchMediaVideos>>, TError = ErrorType<BadRequestResponse | ProblemResponse>>(
 params: SearchMediaVideosParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof searchMediaVideos>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof searchMediaVideos>>,
          TError,
          Awaited<ReturnType<typeof searchMediaVideos>>
        > , 'initialData'
      >, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useSearchMediaVideos<TData = Awaited<ReturnType<typeof searchMediaVideos>>, TError = ErrorType<BadRequestResponse | ProblemResponse>>(
 params: SearchMediaVideosParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof searchMediaVideos>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof searchMediaVideos>>,
          TError,
          Awaited<ReturnType<typeof searchMediaVideos>>
        > , 'initialData'
      >, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useSearchMediaVideos<TData = Awaited<ReturnType<typeof searchMediaVideos>>, TError = ErrorType<BadRequestResponse | ProblemResponse>>(
 params: SearchMediaVideosParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof searchMediaVideos>>, TError, TData>>, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Videos that match words
 */

export function useSearchMediaVideos<TData = Awaited<ReturnType<typeof searchMediaVideos>>, TError = ErrorType<BadRequestResponse | ProblemResponse>>(
 params: SearchMediaVideosParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof searchMediaVideos>>, TError, TData>>, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getSearchMediaVideosQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}
