/**
 * Generated from the contract; do not edit.
 */
import {
  matchQuery,
  useInfiniteQuery,
  useMutation,
  useQuery,
  useQueryClient
} from '@tanstack/react-query';
import type {
  DataTag,
  DefinedInitialDataOptions,
  DefinedUseInfiniteQueryResult,
  DefinedUseQueryResult,
  InfiniteData,
  MutationFunction,
  MutationFunctionContext,
  QueryClient,
  QueryFunction,
  QueryKey,
  UndefinedInitialDataOptions,
  UseInfiniteQueryOptions,
  UseInfiniteQueryResult,
  UseMutationOptions,
  UseMutationResult,
  UseQueryOptions,
  UseQueryResult
} from '@tanstack/react-query';

import {
  getMerchantContent,
  getPage,
  getPageByName,
  getPagePreview,
  likePage,
  listPages,
  listPagesByContentType,
  listPagesByLabel,
  listPagesByPageType
} from '../../endpoints/pages/pages';

import type {
  BadRequestResponse,
  ForbiddenResponse,
  GetMerchantContentParams,
  GetPageByNameParams,
  GoneResponse,
  Like,
  ListPagesByContentTypeParams,
  ListPagesByLabelParams,
  ListPagesByPageTypeParams,
  ListPagesParams,
  NotFoundResponse,
  ProblemResponse,
  UnauthorizedResponse
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




export const getListPagesByContentTypeInfiniteQueryKey = (params?: ListPagesByContentTypeParams,) => {
    return [
    'infinite', `/api/v1/pages/by-content-type-id`, ...(params ? [params] : [])
    ] as const;
    }

export const getListPagesByContentTypeQueryKey = (params?: ListPagesByContentTypeParams,) => {
    return [
    `/api/v1/pages/by-content-type-id`, ...(params ? [params] : [])
    ] as const;
    }


export const getListPagesByContentTypeInfiniteQueryOptions = <TData = InfiniteData<Awaited<ReturnType<typeof listPagesByContentType>>, ListPagesByContentTypeParams['pageNumber']>, TError = ErrorType<BadRequestResponse | NotFoundResponse | ProblemResponse>>(params: ListPagesByContentTypeParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listPagesByContentType>>, TError, TData, QueryKey, ListPagesByContentTypeParams['pageNumber']>>, request?: SecondParameter<typeof httpClient>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListPagesByContentTypeInfiniteQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listPagesByContentType>>, QueryKey, ListPagesByContentTypeParams['pageNumber']> = ({ signal, pageParam }) => listPagesByContentType({...params, 'pageNumber': pageParam ?? params?.['pageNumber']}, { signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseInfiniteQueryOptions<Awaited<ReturnType<typeof listPagesByContentType>>, TError, TData, QueryKey, ListPagesByContentTypeParams['pageNumber']> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListPagesByContentTypeInfiniteQueryResult = NonNullable<Awaited<ReturnType<typeof listPagesByContentType>>>
export type ListPagesByContentTypeInfiniteQueryError = ErrorType<BadRequestResponse | NotFoundResponse | ProblemResponse>


export function useListPagesByContentTypeInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listPagesByContentType>>, ListPagesByContentTypeParams['pageNumber']>, TError = ErrorType<BadRequestResponse | NotFoundResponse | ProblemResponse>>(
 params: ListPagesByContentTypeParams, options: { query:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listPagesByContentType>>, TError, TData, QueryKey, ListPagesByContentTypeParams['pageNumber']>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listPagesByContentType>>,
          TError,
          Awaited<ReturnType<typeof listPagesByContentType>>, QueryKey
        > , 'initialData'
      >, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient
  ):  DefinedUseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListPagesByContentTypeInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listPagesByContentType>>, ListPagesByContentTypeParams['pageNumber']>, TError = ErrorType<BadRequestResponse | NotFoundResponse | ProblemResponse>>(
 params: ListPagesByContentTypeParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listPagesByContentType>>, TError, TData, QueryKey, ListPagesByContentTypeParams['pageNumber']>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listPagesByContentType>>,
          TError,
          Awaited<ReturnType<typeof listPagesByContentType>>, QueryKey
        > , 'initialData'
      >, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient
  ):  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListPagesByContentTypeInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listPagesByContentType>>, ListPagesByContentTypeParams['pageNumber']>, TError = ErrorType<BadRequestResponse | NotFoundResponse | ProblemResponse>>(
 params: ListPagesByContentTypeParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listPagesByContentType>>, TError, TData, QueryKey, ListPagesByContentTypeParams['pageNumber']>>, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient
  ):  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Contents under one node of the tree
 */

export function useListPagesByContentTypeInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listPagesByContentType>>, ListPagesByContentTypeParams['pageNumber']>, TError = ErrorType<BadRequestResponse | NotFoundResponse | ProblemResponse>>(
 params: ListPagesByContentTypeParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listPagesByContentType>>, TError, TData, QueryKey, ListPagesByContentTypeParams['pageNumber']>>, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient
 ):  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListPagesByContentTypeInfiniteQueryOptions(params,options)

  const query = useInfiniteQuery(queryOptions, queryClient) as  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getListPagesByContentTypeQueryOptions = <TData = Awaited<ReturnType<typeof listPagesByContentType>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | ProblemResponse>>(params: ListPagesByContentTypeParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPagesByContentType>>, TError, TData>>, request?: SecondParameter<typeof httpClient>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListPagesByContentTypeQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listPagesByContentType>>> = ({ signal }) => listPagesByContentType(params, { signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listPagesByContentType>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListPagesByContentTypeQueryResult = NonNullable<Awaited<ReturnType<typeof listPagesByContentType>>>
export type ListPagesByContentTypeQueryError = ErrorType<BadRequestResponse | NotFoundResponse | ProblemResponse>


export function useListPagesByContentType<TData = Awaited<ReturnType<typeof listPagesByContentType>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | ProblemResponse>>(
 params: ListPagesByContentTypeParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPagesByContentType>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listPagesByContentType>>,
          TError,
          Awaited<ReturnType<typeof listPagesByContentType>>
        > , 'initialData'
      >, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListPagesByContentType<TData = Awaited<ReturnType<typeof listPagesByContentType>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | ProblemResponse>>(
 params: ListPagesByContentTypeParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPagesByContentType>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listPagesByContentType>>,
          TError,
          Awaited<ReturnType<typeof listPagesByContentType>>
        > , 'initialData'
      >, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListPagesByContentType<TData = Awaited<ReturnType<typeof listPagesByContentType>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | ProblemResponse>>(
 params: ListPagesByContentTypeParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPagesByContentType>>, TError, TData>>, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Contents under one node of the tree
 */

export function useListPagesByContentType<TData = Awaited<ReturnType<typeof listPagesByContentType>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | ProblemResponse>>(
 params: ListPagesByContentTypeParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPagesByContentType>>, TError, TData>>, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListPagesByContentTypeQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}









export const getListPagesByPageTypeInfiniteQueryKey = (params?: ListPagesByPageTypeParams,) => {
    return [
    'infinite', `/api/v1/pages/by-content-type/by-platform`, ...(params ? [params] : [])
    ] as const;
    }

export const getListPagesByPageTypeQueryKey = (params?: ListPagesByPageTypeParams,) => {
    return [
    `/api/v1/pages/by-content-type/by-platform`, ...(params ? [params] : [])
    ] as const;
    }


export const getListPagesByPageTypeInfiniteQueryOptions = <TData = InfiniteData<Awaited<ReturnType<typeof listPagesByPageType>>, ListPagesByPageTypeParams['pageNumber']>, TError = ErrorType<BadRequestResponse | ProblemResponse>>(params: ListPagesByPageTypeParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listPagesByPageType>>, TError, TData, QueryKey, ListPagesByPageTypeParams['pageNumber']>>, request?: SecondParameter<typeof httpClient>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListPagesByPageTypeInfiniteQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listPagesByPageType>>, QueryKey, ListPagesByPageTypeParams['pageNumber']> = ({ signal, pageParam }) => listPagesByPageType({...params, 'pageNumber': pageParam ?? params?.['pageNumber']}, { signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseInfiniteQueryOptions<Awaited<ReturnType<typeof listPagesByPageType>>, TError, TData, QueryKey, ListPagesByPageTypeParams['pageNumber']> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListPagesByPageTypeInfiniteQueryResult = NonNullable<Awaited<ReturnType<typeof listPagesByPageType>>>
export type ListPagesByPageTypeInfiniteQueryError = ErrorType<BadRequestResponse | ProblemResponse>


export function useListPagesByPageTypeInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listPagesByPageType>>, ListPagesByPageTypeParams['pageNumber']>, TError = ErrorType<BadRequestResponse | ProblemResponse>>(
 params: ListPagesByPageTypeParams, options: { query:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listPagesByPageType>>, TError, TData, QueryKey, ListPagesByPageTypeParams['pageNumber']>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listPagesByPageType>>,
          TError,
          Awaited<ReturnType<typeof listPagesByPageType>>, QueryKey
        > , 'initialData'
      >, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient
  ):  DefinedUseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListPagesByPageTypeInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listPagesByPageType>>, ListPagesByPageTypeParams['pageNumber']>, TError = ErrorType<BadRequestResponse | ProblemResponse>>(
 params: ListPagesByPageTypeParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listPagesByPageType>>, TError, TData, QueryKey, ListPagesByPageTypeParams['pageNumber']>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listPagesByPageType>>,
          TError,
          Awaited<ReturnType<typeof listPagesByPageType>>, QueryKey
        > , 'initialData'
      >, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient
  ):  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListPagesByPageTypeInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listPagesByPageType>>, ListPagesByPageTypeParams['pageNumber']>, TError = ErrorType<BadRequestResponse | ProblemResponse>>(
 params: ListPagesByPageTypeParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listPagesByPageType>>, TError, TData, QueryKey, ListPagesByPageTypeParams['pageNumber']>>, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient
  ):  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Contents of one kind
 */

export function useListPagesByPageTypeInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listPagesByPageType>>, ListPagesByPageTypeParams['pageNumber']>, TError = ErrorType<BadRequestResponse | ProblemResponse>>(
 params: ListPagesByPageTypeParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listPagesByPageType>>, TError, TData, QueryKey, ListPagesByPageTypeParams['pageNumber']>>, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient
 ):  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListPagesByPageTypeInfiniteQueryOptions(params,options)

  const query = useInfiniteQuery(queryOptions, queryClient) as  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getListPagesByPageTypeQueryOptions = <TData = Awaited<ReturnType<typeof listPagesByPageType>>, TError = ErrorType<BadRequestResponse | ProblemResponse>>(params: ListPagesByPageTypeParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPagesByPageType>>, TError, TData>>, request?: SecondParameter<typeof httpClient>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListPagesByPageTypeQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listPagesByPageType>>> = ({ signal }) => listPagesByPageType(params, { signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listPagesByPageType>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListPagesByPageTypeQueryResult = NonNullable<Awaited<ReturnType<typeof listPagesByPageType>>>
export type ListPagesByPageTypeQueryError = ErrorType<BadRequestResponse | ProblemResponse>


export function useListPagesByPageType<TData = Awaited<ReturnType<typeof listPagesByPageType>>, TError = ErrorType<BadRequestResponse | ProblemResponse>>(
 params: ListPagesByPageTypeParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPagesByPageType>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listPagesByPageType>>,
          TError,
          Awaited<ReturnType<typeof listPagesByPageType>>
        > , 'initialData'
      >, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListPagesByPageType<TData = Awaited<ReturnType<typeof listPagesByPageType>>, TError = ErrorType<BadRequestResponse | ProblemResponse>>(
 params: ListPagesByPageTypeParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPagesByPageType>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listPagesByPageType>>,
          TError,
          Awaited<ReturnType<typeof listPagesByPageType>>
        > , 'initialData'
      >, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListPagesByPageType<TData = Awaited<ReturnType<typeof listPagesByPageType>>, TError = ErrorType<BadRequestResponse | ProblemResponse>>(
 params: ListPagesByPageTypeParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPagesByPageType>>, TError, TData>>, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Contents of one kind
 */

export function useListPagesByPageType<TData = Awaited<ReturnType<typeof listPagesByPageType>>, TError = ErrorType<BadRequestResponse | ProblemResponse>>(
 params: ListPagesByPageTypeParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPagesByPageType>>, TError, TData>>, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListPagesByPageTypeQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}









export const getListPagesByLabelInfiniteQueryKey = (params?: ListPagesByLabelParams,) => {
    return [
    'infinite', `/api/v1/pages/by-label/by-platform`, ...(params ? [params] : [])
    ] as const;
    }

export const getListPagesByLabelQueryKey = (params?: ListPagesByLabelParams,) => {
    return [
    `/api/v1/pages/by-label/by-platform`, ...(params ? [params] : [])
    ] as const;
    }


export const getListPagesByLabelInfiniteQueryOptions = <TData = InfiniteData<Awaited<ReturnType<typeof listPagesByLabel>>, ListPagesByLabelParams['pageNumber']>, TError = ErrorType<BadRequestResponse | ProblemResponse>>(params: ListPagesByLabelParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listPagesByLabel>>, TError, TData, QueryKey, ListPagesByLabelParams['pageNumber']>>, request?: SecondParameter<typeof httpClient>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListPagesByLabelInfiniteQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listPagesByLabel>>, QueryKey, ListPagesByLabelParams['pageNumber']> = ({ signal, pageParam }) => listPagesByLabel({...params, 'pageNumber': pageParam ?? params?.['pageNumber']}, { signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseInfiniteQueryOptions<Awaited<ReturnType<typeof listPagesByLabel>>, TError, TData, QueryKey, ListPagesByLabelParams['pageNumber']> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListPagesByLabelInfiniteQueryResult = NonNullable<Awaited<ReturnType<typeof listPagesByLabel>>>
export type ListPagesByLabelInfiniteQueryError = ErrorType<BadRequestResponse | ProblemResponse>


export function useListPagesByLabelInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listPagesByLabel>>, ListPagesByLabelParams['pageNumber']>, TError = ErrorType<BadRequestResponse | ProblemResponse>>(
 params: ListPagesByLabelParams, options: { query:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listPagesByLabel>>, TError, TData, QueryKey, ListPagesByLabelParams['pageNumber']>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listPagesByLabel>>,
          TError,
          Awaited<ReturnType<typeof listPagesByLabel>>, QueryKey
        > , 'initialData'
      >, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient
  ):  DefinedUseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListPagesByLabelInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listPagesByLabel>>, ListPagesByLabelParams['pageNumber']>, TError = ErrorType<BadRequestResponse | ProblemResponse>>(
 params: ListPagesByLabelParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listPagesByLabel>>, TError, TData, QueryKey, ListPagesByLabelParams['pageNumber']>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listPagesByLabel>>,
          TError,
          Awaited<ReturnType<typeof listPagesByLabel>>, QueryKey
        > , 'initialData'
      >, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient
  ):  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListPagesByLabelInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listPagesByLabel>>, ListPagesByLabelParams['pageNumber']>, TError = ErrorType<BadRequestResponse | ProblemResponse>>(
 params: ListPagesByLabelParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listPagesByLabel>>, TError, TData, QueryKey, ListPagesByLabelParams['pageNumber']>>, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient
  ):  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Contents with one label
 */

export function useListPagesByLabelInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listPagesByLabel>>, ListPagesByLabelParams['pageNumber']>, TError = ErrorType<BadRequestResponse | ProblemResponse>>(
 params: ListPagesByLabelParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listPagesByLabel>>, TError, TData, QueryKey, ListPagesByLabelParams['pageNumber']>>, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient
 ):  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListPagesByLabelInfiniteQueryOptions(params,options)

  const query = useInfiniteQuery(queryOptions, queryClient) as  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getListPagesByLabelQueryOptions = <TData = Awaited<ReturnType<typeof listPagesByLabel>>, TError = ErrorType<BadRequestResponse | ProblemResponse>>(params: ListPagesByLabelParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPagesByLabel>>, TError, TData>>, request?: SecondParameter<typeof httpClient>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListPagesByLabelQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listPagesByLabel>>> = ({ signal }) => listPagesByLabel(params, { signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listPagesByLabel>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListPagesByLabelQueryResult = NonNullable<Awaited<ReturnType<typeof listPagesByLabel>>>
export type ListPagesByLabelQueryError = ErrorType<BadRequestResponse | ProblemResponse>


export function useListPagesByLabel<TData = Awaited<ReturnType<typeof listPagesByLabel>>, TError = ErrorType<BadRequestResponse | ProblemResponse>>(
 params: ListPagesByLabelParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPagesByLabel>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listPagesByLabel>>,
          TError,
          Awaited<ReturnType<typeof listPagesByLabel>>
        > , 'initialData'
      >, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListPagesByLabel<TData = Awaited<ReturnType<typeof listPagesByLabel>>, TError = ErrorType<BadRequestResponse | ProblemResponse>>(
 params: ListPagesByLabelParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPagesByLabel>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listPagesByLabel>>,
          TError,
          Awaited<ReturnType<typeof listPagesByLabel>>
        > , 'initialData'
      >, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListPagesByLabel<TData = Awaited<ReturnType<typeof listPagesByLabel>>, TError = ErrorType<BadRequestResponse | ProblemResponse>>(
 params: ListPagesByLabelParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPagesByLabel>>, TError, TData>>, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Contents with one label
 */

export function useListPagesByLabel<TData = Awaited<ReturnType<typeof listPagesByLabel>>, TError = ErrorType<BadRequestResponse | ProblemResponse>>(
 params: ListPagesByLabelParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPagesByLabel>>, TError, TData>>, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListPagesByLabelQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}









export const getGetPageByNameQueryKey = (params?: GetPageByNameParams,) => {
    return [
    `/api/v1/pages/by-uniquepagename`, ...(params ? [params] : [])
    ] as const;
    }


export const getGetPageByNameQueryOptions = <TData = Awaited<ReturnType<typeof getPageByName>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | GoneResponse | ProblemResponse>>(params: GetPageByNameParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPageByName>>, TError, TData>>, request?: SecondParameter<typeof httpClient>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetPageByNameQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getPageByName>>> = ({ signal }) => getPageByName(params, { signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getPageByName>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetPageByNameQueryResult = NonNullable<Awaited<ReturnType<typeof getPageByName>>>
export type GetPageByNameQueryError = ErrorType<BadRequestResponse | NotFoundResponse | GoneResponse | ProblemResponse>


export function useGetPageByName<TData = Awaited<ReturnType<typeof getPageByName>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | GoneResponse | ProblemResponse>>(
 params: GetPageByNameParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPageByName>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getPageByName>>,
          TError,
          Awaited<ReturnType<typeof getPageByName>>
        > , 'initialData'
      >, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetPageByName<TData = Awaited<ReturnType<typeof getPageByName>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | GoneResponse | ProblemResponse>>(
 params: GetPageByNameParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPageByName>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getPageByName>>,
          TError,
          Awaited<ReturnType<typeof getPageByName>>
        > , 'initialData'
      >, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetPageByName<TData = Awaited<ReturnType<typeof getPageByName>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | GoneResponse | ProblemResponse>>(
 params: GetPageByNameParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPageByName>>, TError, TData>>, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary A page of the site itself
 */

export function useGetPageByName<TData = Awaited<ReturnType<typeof getPageByName>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | GoneResponse | ProblemResponse>>(
 params: GetPageByNameParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPageByName>>, TError, TData>>, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetPageByNameQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}









export const getListPagesInfiniteQueryKey = (params?: ListPagesParams,) => {
    return [
    'infinite', `/api/v1/pages/for-public-site`, ...(params ? [params] : [])
    ] as const;
    }

export const getListPagesQueryKey = (params?: ListPagesParams,) => {
    return [
    `/api/v1/pages/for-public-site`, ...(params ? [params] : [])
    ] as const;
    }


export const getListPagesInfiniteQueryOptions = <TData = InfiniteData<Awaited<ReturnType<typeof listPages>>, ListPagesParams['pageNumber']>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ProblemResponse>>(params?: ListPagesParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listPages>>, TError, TData, QueryKey, ListPagesParams['pageNumber']>>, request?: SecondParameter<typeof httpClient>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListPagesInfiniteQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listPages>>, QueryKey, ListPagesParams['pageNumber']> = ({ signal, pageParam }) => listPages({...params, 'pageNumber': pageParam ?? params?.['pageNumber']}, { signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseInfiniteQueryOptions<Awaited<ReturnType<typeof listPages>>, TError, TData, QueryKey, ListPagesParams['pageNumber']> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListPagesInfiniteQueryResult = NonNullable<Awaited<ReturnType<typeof listPages>>>
export type ListPagesInfiniteQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ProblemResponse>


export function useListPagesInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listPages>>, ListPagesParams['pageNumber']>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ProblemResponse>>(
 params: undefined |  ListPagesParams, options: { query:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listPages>>, TError, TData, QueryKey, ListPagesParams['pageNumber']>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listPages>>,
          TError,
          Awaited<ReturnType<typeof listPages>>, QueryKey
        > , 'initialData'
      >, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient
  ):  DefinedUseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListPagesInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listPages>>, ListPagesParams['pageNumber']>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ProblemResponse>>(
 params?: ListPagesParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listPages>>, TError, TData, QueryKey, ListPagesParams['pageNumber']>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listPages>>,
          TError,
          Awaited<ReturnType<typeof listPages>>, QueryKey
        > , 'initialData'
      >, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient
  ):  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListPagesInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listPages>>, ListPagesParams['pageNumber']>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ProblemResponse>>(
 params?: ListPagesParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listPages>>, TError, TData, QueryKey, ListPagesParams['pageNumber']>>, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient
  ):  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Contents of the site
 */

export function useListPagesInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listPages>>, ListPagesParams['pageNumber']>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ProblemResponse>>(
 params?: ListPagesParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listPages>>, TError, TData, QueryKey, ListPagesParams['pageNumber']>>, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient
 ):  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListPagesInfiniteQueryOptions(params,options)

  const query = useInfiniteQuery(queryOptions, queryClient) as  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getListPagesQueryOptions = <TData = Awaited<ReturnType<typeof listPages>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ProblemResponse>>(params?: ListPagesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPages>>, TError, TData>>, request?: SecondParameter<typeof httpClient>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListPagesQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listPages>>> = ({ signal }) => listPages(params, { signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listPages>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListPagesQueryResult = NonNullable<Awaited<ReturnType<typeof listPages>>>
export type ListPagesQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ProblemResponse>


export function useListPages<TData = Awaited<ReturnType<typeof listPages>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ProblemResponse>>(
 params: undefined |  ListPagesParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPages>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listPages>>,
          TError,
          Awaited<ReturnType<typeof listPages>>
        > , 'initialData'
      >, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListPages<TData = Awaited<ReturnType<typeof listPages>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ProblemResponse>>(
 params?: ListPagesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPages>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listPages>>,
          TError,
          Awaited<ReturnType<typeof listPages>>
        > , 'initialData'
      >, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListPages<TData = Awaited<ReturnType<typeof listPages>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ProblemResponse>>(
 params?: ListPagesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPages>>, TError, TData>>, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Contents of the site
 */

export function useListPages<TData = Awaited<ReturnType<typeof listPages>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ProblemResponse>>(
 params?: ListPagesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPages>>, TError, TData>>, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListPagesQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}









export const getGetMerchantContentQueryKey = (params?: GetMerchantContentParams,) => {
    return [
    `/api/v1/pages/merchant-has-content`, ...(params ? [params] : [])
    ] as const;
    }


export const getGetMerchantContentQueryOptions = <TData = Awaited<ReturnType<typeof getMerchantContent>>, TError = ErrorType<BadRequestResponse | ProblemResponse>>(params?: GetMerchantContentParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getMerchantContent>>, TError, TData>>, request?: SecondParameter<typeof httpClient>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetMerchantContentQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getMerchantContent>>> = ({ signal }) => getMerchantContent(params, { signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getMerchantContent>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetMerchantContentQueryResult = NonNullable<Awaited<ReturnType<typeof getMerchantContent>>>
export type GetMerchantContentQueryError = ErrorType<BadRequestResponse | ProblemResponse>


export function useGetMerchantContent<TData = Awaited<ReturnType<typeof getMerchantContent>>, TError = ErrorType<BadRequestResponse | ProblemResponse>>(
 params: undefined |  GetMerchantContentParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getMerchantContent>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getMerchantContent>>,
          TError,
          Awaited<ReturnType<typeof getMerchantContent>>
        > , 'initialData'
      >, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetMerchantContent<TData = Awaited<ReturnType<typeof getMerchantContent>>, TError = ErrorType<BadRequestResponse | ProblemResponse>>(
 params?: GetMerchantContentParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getMerchantContent>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getMerchantContent>>,
          TError,
          Awaited<ReturnType<typeof getMerchantContent>>
        > , 'initialData'
      >, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetMerchantContent<TData = Awaited<ReturnType<typeof getMerchantContent>>, TError = ErrorType<BadRequestResponse | ProblemResponse>>(
 params?: GetMerchantContentParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getMerchantContent>>, TError, TData>>, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Whether a supplier has contents
 */

export function useGetMerchantContent<TData = Awaited<ReturnType<typeof getMerchantContent>>, TError = ErrorType<BadRequestResponse | ProblemResponse>>(
 params?: GetMerchantContentParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getMerchantContent>>, TError, TData>>, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetMerchantContentQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}









export const getGetPageQueryKey = (id: string,) => {
    return [
    `/api/v1/pages/${id}/by-platform`
    ] as const;
    }


export const getGetPageQueryOptions = <TData = Awaited<ReturnType<typeof getPage>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | GoneResponse | ProblemResponse>>(id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPage>>, TError, TData>>, request?: SecondParameter<typeof httpClient>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetPageQueryKey(id);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getPage>>> = ({ signal }) => getPage(id, { signal, ...requestOptions });





   return  { queryKey, queryFn, enabled: id !== null && id !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getPage>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetPageQueryResult = NonNullable<Awaited<ReturnType<typeof getPage>>>
export type GetPageQueryError = ErrorType<BadRequestResponse | NotFoundResponse | GoneResponse | ProblemResponse>


export function useGetPage<TData = Awaited<ReturnType<typeof getPage>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | GoneResponse | ProblemResponse>>(
 id: string, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPage>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getPage>>,
          TError,
          Awaited<ReturnType<typeof getPage>>
        > , 'initialData'
      >, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetPage<TData = Awaited<ReturnType<typeof getPage>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | GoneResponse | ProblemResponse>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPage>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getPage>>,
          TError,
          Awaited<ReturnType<typeof getPage>>
        > , 'initialData'
      >, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetPage<TData = Awaited<ReturnType<typeof getPage>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | GoneResponse | ProblemResponse>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPage>>, TError, TData>>, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary One content
 */

export function useGetPage<TData = Awaited<ReturnType<typeof getPage>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | GoneResponse | ProblemResponse>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPage>>, TError, TData>>, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetPageQueryOptions(id,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}









export const getLikePageMutationKey = () => ['likePage'] as const;

export const getLikePageMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | GoneResponse | ProblemResponse>,
    TContext = unknown>(queryClient: QueryClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof likePage>>, TError,LikePageMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof httpClient>}
): UseMutationOptions<Awaited<ReturnType<typeof likePage>>, TError,LikePageMutationVariables, TContext> => {

const mutationKey = getLikePageMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof likePage>>, LikePageMutationVariables> = (props) => {
          const {id} = props ?? {};

          return  likePage(id,requestOptions)
        }

  const onSuccess = (data: Awaited<ReturnType<typeof likePage>>, variables: LikePageMutationVariables, onMutateResult: TContext, context: MutationFunctionContext) => {
        if (!options?.skipInvalidation) {
        queryClient.invalidateQueries({ predicate: (query) => [getGetPageQueryKey(variables.id), getGetPageByNameQueryKey()].some((queryKey) => matchQuery({ queryKey }, query)) });
        }
        mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
      };




  return  { ...mutationOptions, mutationFn, onSuccess }}

    export type LikePageMutationResult = NonNullable<Awaited<ReturnType<typeof likePage>>>

    export type LikePageMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | GoneResponse | ProblemResponse>
    export type LikePageMutationVariables = {id: string}

    /**
 * @summary Like a content, or take it back
 */
export function useLikePage<TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | GoneResponse | ProblemResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof likePage>>, TError,LikePageMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof likePage>>,
        TError,
        LikePageMutationVariables,
        TContext
      > {
      const backupQueryClient = useQueryClient();
      return useMutation(getLikePageMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
    }



export const getGetPagePreviewQueryKey = (id: string,) => {
    return [
    `/api/v1/pages/${id}/preview`
    ] as const;
    }


export const getGetPagePreviewQueryOptions = <TData = Awaited<ReturnType<typeof getPagePreview>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ProblemResponse>>(id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPagePreview>>, TError, TData>>, request?: SecondParameter<typeof httpClient>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetPagePreviewQueryKey(id);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getPagePreview>>> = ({ signal }) => getPagePreview(id, { signal, ...requestOptions });





   return  { queryKey, queryFn, enabled: id !== null && id !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getPagePreview>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetPagePreviewQueryResult = NonNullable<Awaited<ReturnType<typeof getPagePreview>>>
export type GetPagePreviewQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ProblemResponse>


export function useGetPagePreview<TData = Awaited<ReturnType<typeof getPagePreview>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ProblemResponse>>(
 id: string, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPagePreview>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getPagePreview>>,
          TError,
          Awaited<ReturnType<typeof getPagePreview>>
        > , 'initialData'
      >, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetPagePreview<TData = Awaited<ReturnType<typeof getPagePreview>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ProblemResponse>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPagePreview>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getPagePreview>>,
          TError,
          Awaited<ReturnType<typeof getPagePreview>>
        > , 'initialData'
      >, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetPagePreview<TData = Awaited<ReturnType<typeof getPagePreview>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ProblemResponse>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPagePreview>>, TError, TData>>, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary A content as its author sees it
 */

export function useGetPagePreview<TData = Awaited<ReturnType<typeof getPagePreview>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ProblemResponse>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPagePreview>>, TError, TData>>, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetPagePreviewQueryOptions(id,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}
