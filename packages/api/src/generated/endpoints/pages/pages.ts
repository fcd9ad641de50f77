/**
 * Generated from the contract; do not edit.
 */
import {
  matchQuery,
  useInfiniteQuery,
  useMutation,
  useQuery,
  useQueryClient,
  useSuspenseQuery
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
  UseQueryResult,
  UseSuspenseQueryOptions,
  UseSuspenseQueryResult
} from '@tanstack/react-query';

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
  MerchantContent,
  NotFoundResponse,
  Page,
  PagedPageSummary,
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

export const getListPagesByContentTypeUrl = (params: ListPagesByContentTypeParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/api/v1/pages/by-content-type-id?${stringifiedParams}` : `/api/v1/pages/by-content-type-id`
}

/**
 * Newest first, of the node and all below it. Keep for 1 minute. Problems: `bad-request`, `not-found` (unknown node).
 * @summary Contents under one node of the tree
 */
export const listPagesByContentType = async (params: ListPagesByContentTypeParams, options?: Parameters<typeof httpClient>[1]): Promise<PagedPageSummary> => {

  return httpClient<PagedPageSummary>(getListPagesByContentTypeUrl(params),
  {
    ...options,
    method: 'GET'


  }
);}





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

/**
 * @summary Contents under one node of the tree
 */
export const prefetchListPagesByContentTypeInfiniteQuery = async <TData = Awaited<ReturnType<typeof listPagesByContentType>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | ProblemResponse>>(
 queryClient: QueryClient, params: ListPagesByContentTypeParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listPagesByContentType>>, TError, TData, QueryKey, ListPagesByContentTypeParams['pageNumber']>>, request?: SecondParameter<typeof httpClient>}

  ): Promise<QueryClient> => {

  const queryOptions = getListPagesByContentTypeInfiniteQueryOptions(params,options)

  await queryClient.prefetchInfiniteQuery(queryOptions);

  return queryClient;
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

/**
 * @summary Contents under one node of the tree
 */
export const prefetchListPagesByContentTypeQuery = async <TData = Awaited<ReturnType<typeof listPagesByContentType>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | ProblemResponse>>(
 queryClient: QueryClient, params: ListPagesByContentTypeParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPagesByContentType>>, TError, TData>>, request?: SecondParameter<typeof httpClient>}

  ): Promise<QueryClient> => {

  const queryOptions = getListPagesByContentTypeQueryOptions(params,options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}





export const getListPagesByContentTypeSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof listPagesByContentType>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | ProblemResponse>>(params: ListPagesByContentTypeParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listPagesByContentType>>, TError, TData>>, request?: SecondParameter<typeof httpClient>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListPagesByContentTypeQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listPagesByContentType>>> = ({ signal }) => listPagesByContentType(params, { signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseSuspenseQueryOptions<Awaited<ReturnType<typeof listPagesByContentType>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListPagesByContentTypeSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof listPagesByContentType>>>
export type ListPagesByContentTypeSuspenseQueryError = ErrorType<BadRequestResponse | NotFoundResponse | ProblemResponse>


export function useListPagesByContentTypeSuspense<TData = Awaited<ReturnType<typeof listPagesByContentType>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | ProblemResponse>>(
 params: ListPagesByContentTypeParams, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listPagesByContentType>>, TError, TData>>, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListPagesByContentTypeSuspense<TData = Awaited<ReturnType<typeof listPagesByContentType>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | ProblemResponse>>(
 params: ListPagesByContentTypeParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listPagesByContentType>>, TError, TData>>, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListPagesByContentTypeSuspense<TData = Awaited<ReturnType<typeof listPagesByContentType>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | ProblemResponse>>(
 params: ListPagesByContentTypeParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listPagesByContentType>>, TError, TData>>, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Contents under one node of the tree
 */

export function useListPagesByContentTypeSuspense<TData = Awaited<ReturnType<typeof listPagesByContentType>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | ProblemResponse>>(
 params: ListPagesByContentTypeParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listPagesByContentType>>, TError, TData>>, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListPagesByContentTypeSuspenseQueryOptions(params,options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getListPagesByPageTypeUrl = (params: ListPagesByPageTypeParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/api/v1/pages/by-content-type/by-platform?${stringifiedParams}` : `/api/v1/pages/by-content-type/by-platform`
}

/**
 * Newest first, of every kind with this page type (small or capital letters). Keep for 1 minute. Problems: `bad-request`.
 * @summary Contents of one kind
 */
export const listPagesByPageType = async (params: ListPagesByPageTypeParams, options?: Parameters<typeof httpClient>[1]): Promise<PagedPageSummary> => {

  return httpClient<PagedPageSummary>(getListPagesByPageTypeUrl(params),
  {
    ...options,
    method: 'GET'


  }
);}





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

/**
 * @summary Contents of one kind
 */
export const prefetchListPagesByPageTypeInfiniteQuery = async <TData = Awaited<ReturnType<typeof listPagesByPageType>>, TError = ErrorType<BadRequestResponse | ProblemResponse>>(
 queryClient: QueryClient, params: ListPagesByPageTypeParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listPagesByPageType>>, TError, TData, QueryKey, ListPagesByPageTypeParams['pageNumber']>>, request?: SecondParameter<typeof httpClient>}

  ): Promise<QueryClient> => {

  const queryOptions = getListPagesByPageTypeInfiniteQueryOptions(params,options)

  await queryClient.prefetchInfiniteQuery(queryOptions);

  return queryClient;
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

/**
 * @summary Contents of one kind
 */
export const prefetchListPagesByPageTypeQuery = async <TData = Awaited<ReturnType<typeof listPagesByPageType>>, TError = ErrorType<BadRequestResponse | ProblemResponse>>(
 queryClient: QueryClient, params: ListPagesByPageTypeParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPagesByPageType>>, TError, TData>>, request?: SecondParameter<typeof httpClient>}

  ): Promise<QueryClient> => {

  const queryOptions = getListPagesByPageTypeQueryOptions(params,options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}





export const getListPagesByPageTypeSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof listPagesByPageType>>, TError = ErrorType<BadRequestResponse | ProblemResponse>>(params: ListPagesByPageTypeParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listPagesByPageType>>, TError, TData>>, request?: SecondParameter<typeof httpClient>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListPagesByPageTypeQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listPagesByPageType>>> = ({ signal }) => listPagesByPageType(params, { signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseSuspenseQueryOptions<Awaited<ReturnType<typeof listPagesByPageType>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListPagesByPageTypeSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof listPagesByPageType>>>
export type ListPagesByPageTypeSuspenseQueryError = ErrorType<BadRequestResponse | ProblemResponse>


export function useListPagesByPageTypeSuspense<TData = Awaited<ReturnType<typeof listPagesByPageType>>, TError = ErrorType<BadRequestResponse | ProblemResponse>>(
 params: ListPagesByPageTypeParams, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listPagesByPageType>>, TError, TData>>, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListPagesByPageTypeSuspense<TData = Awaited<ReturnType<typeof listPagesByPageType>>, TError = ErrorType<BadRequestResponse | ProblemResponse>>(
 params: ListPagesByPageTypeParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listPagesByPageType>>, TError, TData>>, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListPagesByPageTypeSuspense<TData = Awaited<ReturnType<typeof listPagesByPageType>>, TError = ErrorType<BadRequestResponse | ProblemResponse>>(
 params: ListPagesByPageTypeParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listPagesByPageType>>, TError, TData>>, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Contents of one kind
 */

export function useListPagesByPageTypeSuspense<TData = Awaited<ReturnType<typeof listPagesByPageType>>, TError = ErrorType<BadRequestResponse | ProblemResponse>>(
 params: ListPagesByPageTypeParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listPagesByPageType>>, TError, TData>>, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListPagesByPageTypeSuspenseQueryOptions(params,options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getListPagesByLabelUrl = (params: ListPagesByLabelParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/api/v1/pages/by-label/by-platform?${stringifiedParams}` : `/api/v1/pages/by-label/by-platform`
}

/**
 * Newest first. Spelling of the label is folded. Keep for 1 minute. Problems: `bad-request`.
 * @summary Contents with one label
 */
export const listPagesByLabel = async (params: ListPagesByLabelParams, options?: Parameters<typeof httpClient>[1]): Promise<PagedPageSummary> => {

  return httpClient<PagedPageSummary>(getListPagesByLabelUrl(params),
  {
    ...options,
    method: 'GET'


  }
);}





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

/**
 * @summary Contents with one label
 */
export const prefetchListPagesByLabelInfiniteQuery = async <TData = Awaited<ReturnType<typeof listPagesByLabel>>, TError = ErrorType<BadRequestResponse | ProblemResponse>>(
 queryClient: QueryClient, params: ListPagesByLabelParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listPagesByLabel>>, TError, TData, QueryKey, ListPagesByLabelParams['pageNumber']>>, request?: SecondParameter<typeof httpClient>}

  ): Promise<QueryClient> => {

  const queryOptions = getListPagesByLabelInfiniteQueryOptions(params,options)

  await queryClient.prefetchInfiniteQuery(queryOptions);

  return queryClient;
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

/**
 * @summary Contents with one label
 */
export const prefetchListPagesByLabelQuery = async <TData = Awaited<ReturnType<typeof listPagesByLabel>>, TError = ErrorType<BadRequestResponse | ProblemResponse>>(
 queryClient: QueryClient, params: ListPagesByLabelParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPagesByLabel>>, TError, TData>>, request?: SecondParameter<typeof httpClient>}

  ): Promise<QueryClient> => {

  const queryOptions = getListPagesByLabelQueryOptions(params,options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}





export const getListPagesByLabelSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof listPagesByLabel>>, TError = ErrorType<BadRequestResponse | ProblemResponse>>(params: ListPagesByLabelParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listPagesByLabel>>, TError, TData>>, request?: SecondParameter<typeof httpClient>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListPagesByLabelQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listPagesByLabel>>> = ({ signal }) => listPagesByLabel(params, { signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseSuspenseQueryOptions<Awaited<ReturnType<typeof listPagesByLabel>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListPagesByLabelSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof listPagesByLabel>>>
export type ListPagesByLabelSuspenseQueryError = ErrorType<BadRequestResponse | ProblemResponse>


export function useListPagesByLabelSuspense<TData = Awaited<ReturnType<typeof listPagesByLabel>>, TError = ErrorType<BadRequestResponse | ProblemResponse>>(
 params: ListPagesByLabelParams, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listPagesByLabel>>, TError, TData>>, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListPagesByLabelSuspense<TData = Awaited<ReturnType<typeof listPagesByLabel>>, TError = ErrorType<BadRequestResponse | ProblemResponse>>(
 params: ListPagesByLabelParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listPagesByLabel>>, TError, TData>>, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListPagesByLabelSuspense<TData = Awaited<ReturnType<typeof listPagesByLabel>>, TError = ErrorType<BadRequestResponse | ProblemResponse>>(
 params: ListPagesByLabelParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listPagesByLabel>>, TError, TData>>, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Contents with one label
 */

export function useListPagesByLabelSuspense<TData = Awaited<ReturnType<typeof listPagesByLabel>>, TError = ErrorType<BadRequestResponse | ProblemResponse>>(
 params: ListPagesByLabelParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listPagesByLabel>>, TError, TData>>, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListPagesByLabelSuspenseQueryOptions(params,options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getGetPageByNameUrl = (params: GetPageByNameParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/api/v1/pages/by-uniquepagename?${stringifiedParams}` : `/api/v1/pages/by-uniquepagename`
}

/**
 * By its name, `about` or `terms`. Keep for 10 minutes. Problems: `bad-request`, `not-found`, `gone`.
 * @summary A page of the site itself
 */
export const getPageByName = async (params: GetPageByNameParams, options?: Parameters<typeof httpClient>[1]): Promise<Page> => {

  return httpClient<Page>(getGetPageByNameUrl(params),
  {
    ...options,
    method: 'GET'


  }
);}





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

/**
 * @summary A page of the site itself
 */
export const prefetchGetPageByNameQuery = async <TData = Awaited<ReturnType<typeof getPageByName>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | GoneResponse | ProblemResponse>>(
 queryClient: QueryClient, params: GetPageByNameParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPageByName>>, TError, TData>>, request?: SecondParameter<typeof httpClient>}

  ): Promise<QueryClient> => {

  const queryOptions = getGetPageByNameQueryOptions(params,options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}





export const getGetPageByNameSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof getPageByName>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | GoneResponse | ProblemResponse>>(params: GetPageByNameParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getPageByName>>, TError, TData>>, request?: SecondParameter<typeof httpClient>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetPageByNameQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getPageByName>>> = ({ signal }) => getPageByName(params, { signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseSuspenseQueryOptions<Awaited<ReturnType<typeof getPageByName>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetPageByNameSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof getPageByName>>>
export type GetPageByNameSuspenseQueryError = ErrorType<BadRequestResponse | NotFoundResponse | GoneResponse | ProblemResponse>


export function useGetPageByNameSuspense<TData = Awaited<ReturnType<typeof getPageByName>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | GoneResponse | ProblemResponse>>(
 params: GetPageByNameParams, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getPageByName>>, TError, TData>>, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetPageByNameSuspense<TData = Awaited<ReturnType<typeof getPageByName>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | GoneResponse | ProblemResponse>>(
 params: GetPageByNameParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getPageByName>>, TError, TData>>, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetPageByNameSuspense<TData = Awaited<ReturnType<typeof getPageByName>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | GoneResponse | ProblemResponse>>(
 params: GetPageByNameParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getPageByName>>, TError, TData>>, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary A page of the site itself
 */

export function useGetPageByNameSuspense<TData = Awaited<ReturnType<typeof getPageByName>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | GoneResponse | ProblemResponse>>(
 params: GetPageByNameParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getPageByName>>, TError, TData>>, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetPageByNameSuspenseQueryOptions(params,options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getListPagesUrl = (params?: ListPagesParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {
    const explodeParameters = ["labels"];

    if (Array.isArray(value) && explodeParameters.includes(key)) {
      value.forEach((v) => {
        normalizedParams.append(key, v === null ? 'null' : String(v));
      });
      return;
    }

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/api/v1/pages/for-public-site?${stringifiedParams}` : `/api/v1/pages/for-public-site`
}

/**
 * Newest first; every word of `term` must occur in title, summary or labels. `commentedByMe` needs a token (401 without). Keep for 1 minute. Problems: `bad-request`, `unauthorized`, `token-expired`.
 * @summary Contents of the site
 */
export const listPages = async (params?: ListPagesParams, options?: Parameters<typeof httpClient>[1]): Promise<PagedPageSummary> => {

  return httpClient<PagedPageSummary>(getListPagesUrl(params),
  {
    ...options,
    method: 'GET'


  }
);}





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

/**
 * @summary Contents of the site
 */
export const prefetchListPagesInfiniteQuery = async <TData = Awaited<ReturnType<typeof listPages>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ProblemResponse>>(
 queryClient: QueryClient, params?: ListPagesParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listPages>>, TError, TData, QueryKey, ListPagesParams['pageNumber']>>, request?: SecondParameter<typeof httpClient>}

  ): Promise<QueryClient> => {

  const queryOptions = getListPagesInfiniteQueryOptions(params,options)

  await queryClient.prefetchInfiniteQuery(queryOptions);

  return queryClient;
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

/**
 * @summary Contents of the site
 */
export const prefetchListPagesQuery = async <TData = Awaited<ReturnType<typeof listPages>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ProblemResponse>>(
 queryClient: QueryClient, params?: ListPagesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPages>>, TError, TData>>, request?: SecondParameter<typeof httpClient>}

  ): Promise<QueryClient> => {

  const queryOptions = getListPagesQueryOptions(params,options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}





export const getListPagesSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof listPages>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ProblemResponse>>(params?: ListPagesParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listPages>>, TError, TData>>, request?: SecondParameter<typeof httpClient>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListPagesQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listPages>>> = ({ signal }) => listPages(params, { signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseSuspenseQueryOptions<Awaited<ReturnType<typeof listPages>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListPagesSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof listPages>>>
export type ListPagesSuspenseQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ProblemResponse>


export function useListPagesSuspense<TData = Awaited<ReturnType<typeof listPages>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ProblemResponse>>(
 params: undefined |  ListPagesParams, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listPages>>, TError, TData>>, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListPagesSuspense<TData = Awaited<ReturnType<typeof listPages>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ProblemResponse>>(
 params?: ListPagesParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listPages>>, TError, TData>>, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListPagesSuspense<TData = Awaited<ReturnType<typeof listPages>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ProblemResponse>>(
 params?: ListPagesParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listPages>>, TError, TData>>, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Contents of the site
 */

export function useListPagesSuspense<TData = Awaited<ReturnType<typeof listPages>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ProblemResponse>>(
 params?: ListPagesParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listPages>>, TError, TData>>, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListPagesSuspenseQueryOptions(params,options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getGetMerchantContentUrl = (params?: GetMerchantContentParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/api/v1/pages/merchant-has-content?${stringifiedParams}` : `/api/v1/pages/merchant-has-content`
}

/**
 * Name the supplier or its merchant; with neither it is `bad-request`. An unknown one has none. Keep for 10 minutes. Problems: `bad-request`.
 * @summary Whether a supplier has contents
 */
export const getMerchantContent = async (params?: GetMerchantContentParams, options?: Parameters<typeof httpClient>[1]): Promise<MerchantContent> => {

  return httpClient<MerchantContent>(getGetMerchantContentUrl(params),
  {
    ...options,
    method: 'GET'


  }
);}





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

/**
 * @summary Whether a supplier has contents
 */
export const prefetchGetMerchantContentQuery = async <TData = Awaited<ReturnType<typeof getMerchantContent>>, TError = ErrorType<BadRequestResponse | ProblemResponse>>(
 queryClient: QueryClient, params?: GetMerchantContentParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getMerchantContent>>, TError, TData>>, request?: SecondParameter<typeof httpClient>}

  ): Promise<QueryClient> => {

  const queryOptions = getGetMerchantContentQueryOptions(params,options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}





export const getGetMerchantContentSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof getMerchantContent>>, TError = ErrorType<BadRequestResponse | ProblemResponse>>(params?: GetMerchantContentParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getMerchantContent>>, TError, TData>>, request?: SecondParameter<typeof httpClient>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetMerchantContentQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getMerchantContent>>> = ({ signal }) => getMerchantContent(params, { signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseSuspenseQueryOptions<Awaited<ReturnType<typeof getMerchantContent>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetMerchantContentSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof getMerchantContent>>>
export type GetMerchantContentSuspenseQueryError = ErrorType<BadRequestResponse | ProblemResponse>


export function useGetMerchantContentSuspense<TData = Awaited<ReturnType<typeof getMerchantContent>>, TError = ErrorType<BadRequestResponse | ProblemResponse>>(
 params: undefined |  GetMerchantContentParams, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getMerchantContent>>, TError, TData>>, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetMerchantContentSuspense<TData = Awaited<ReturnType<typeof getMerchantContent>>, TError = ErrorType<BadRequestResponse | ProblemResponse>>(
 params?: GetMerchantContentParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getMerchantContent>>, TError, TData>>, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetMerchantContentSuspense<TData = Awaited<ReturnType<typeof getMerchantContent>>, TError = ErrorType<BadRequestResponse | ProblemResponse>>(
 params?: GetMerchantContentParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getMerchantContent>>, TError, TData>>, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Whether a supplier has contents
 */

export function useGetMerchantContentSuspense<TData = Awaited<ReturnType<typeof getMerchantContent>>, TError = ErrorType<BadRequestResponse | ProblemResponse>>(
 params?: GetMerchantContentParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getMerchantContent>>, TError, TData>>, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetMerchantContentSuspenseQueryOptions(params,options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getGetPageUrl = (id: string,) => {




  return `/api/v1/pages/${encodeURIComponent(String(id))}/by-platform`
}

/**
 * With its text. `isLikedByMe` needs a token. Keep for 10 minutes. Problems: `bad-request`, `not-found` (also a draft), `gone` (archived).
 * @summary One content
 */
export const getPage = async (id: string, options?: Parameters<typeof httpClient>[1]): Promise<Page> => {

  return httpClient<Page>(getGetPageUrl(id),
  {
    ...options,
    method: 'GET'


  }
);}





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

/**
 * @summary One content
 */
export const prefetchGetPageQuery = async <TData = Awaited<ReturnType<typeof getPage>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | GoneResponse | ProblemResponse>>(
 queryClient: QueryClient, id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPage>>, TError, TData>>, request?: SecondParameter<typeof httpClient>}

  ): Promise<QueryClient> => {

  const queryOptions = getGetPageQueryOptions(id,options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}





export const getGetPageSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof getPage>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | GoneResponse | ProblemResponse>>(id: string, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getPage>>, TError, TData>>, request?: SecondParameter<typeof httpClient>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetPageQueryKey(id);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getPage>>> = ({ signal }) => getPage(id, { signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseSuspenseQueryOptions<Awaited<ReturnType<typeof getPage>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetPageSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof getPage>>>
export type GetPageSuspenseQueryError = ErrorType<BadRequestResponse | NotFoundResponse | GoneResponse | ProblemResponse>


export function useGetPageSuspense<TData = Awaited<ReturnType<typeof getPage>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | GoneResponse | ProblemResponse>>(
 id: string, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getPage>>, TError, TData>>, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetPageSuspense<TData = Awaited<ReturnType<typeof getPage>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | GoneResponse | ProblemResponse>>(
 id: string, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getPage>>, TError, TData>>, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetPageSuspense<TData = Awaited<ReturnType<typeof getPage>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | GoneResponse | ProblemResponse>>(
 id: string, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getPage>>, TError, TData>>, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary One content
 */

export function useGetPageSuspense<TData = Awaited<ReturnType<typeof getPage>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | GoneResponse | ProblemResponse>>(
 id: string, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getPage>>, TError, TData>>, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetPageSuspenseQueryOptions(id,options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getLikePageUrl = (id: string,) => {




  return `/api/v1/pages/${encodeURIComponent(String(id))}/like`
}

/**
 * Each call turns it over. Problems: `bad-request`, `unauthorized`, `token-expired`, `not-found`, `gone`.
 * @summary Like a content, or take it back
 */
export const likePage = async (id: string, options?: Parameters<typeof httpClient>[1]): Promise<Like> => {

  return httpClient<Like>(getLikePageUrl(id),
  {
    ...options,
    method: 'POST'


  }
);}





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
    export const getGetPagePreviewUrl = (id: string,) => {




  return `/api/v1/pages/${encodeURIComponent(String(id))}/preview`
}

/**
 * Also a draft or an archived one. Suppliers see their own. Problems: `bad-request`, `unauthorized`, `token-expired`, `forbidden`, `not-found` (also for a page of another supplier).
 * @summary A content as its author sees it
 */
export const getPagePreview = async (id: string, options?: Parameters<typeof httpClient>[1]): Promise<Page> => {

  return httpClient<Page>(getGetPagePreviewUrl(id),
  {
    ...options,
    method: 'GET'


  }
);}





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

/**
 * @summary A content as its author sees it
 */
export const prefetchGetPagePreviewQuery = async <TData = Awaited<ReturnType<typeof getPagePreview>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ProblemResponse>>(
 queryClient: QueryClient, id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPagePreview>>, TError, TData>>, request?: SecondParameter<typeof httpClient>}

  ): Promise<QueryClient> => {

  const queryOptions = getGetPagePreviewQueryOptions(id,options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}





export const getGetPagePreviewSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof getPagePreview>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ProblemResponse>>(id: string, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getPagePreview>>, TError, TData>>, request?: SecondParameter<typeof httpClient>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetPagePreviewQueryKey(id);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getPagePreview>>> = ({ signal }) => getPagePreview(id, { signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseSuspenseQueryOptions<Awaited<ReturnType<typeof getPagePreview>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetPagePreviewSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof getPagePreview>>>
export type GetPagePreviewSuspenseQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ProblemResponse>


export function useGetPagePreviewSuspense<TData = Awaited<ReturnType<typeof getPagePreview>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ProblemResponse>>(
 id: string, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getPagePreview>>, TError, TData>>, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetPagePreviewSuspense<TData = Awaited<ReturnType<typeof getPagePreview>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ProblemResponse>>(
 id: string, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getPagePreview>>, TError, TData>>, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetPagePreviewSuspense<TData = Awaited<ReturnType<typeof getPagePreview>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ProblemResponse>>(
 id: string, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getPagePreview>>, TError, TData>>, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary A content as its author sees it
 */

export function useGetPagePreviewSuspense<TData = Awaited<ReturnType<typeof getPagePreview>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ProblemResponse>>(
 id: string, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getPagePreview>>, TError, TData>>, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetPagePreviewSuspenseQueryOptions(id,options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}
