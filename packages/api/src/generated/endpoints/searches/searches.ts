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
  ListSearchSuggestionsParams,
  ProblemResponse,
  RateLimitedResponse,
  SearchSuggestions
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

export const getListSearchSuggestionsUrl = (params: ListSearchSuggestionsParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/api/v1/searches/suggestions?${stringifiedParams}` : `/api/v1/searches/suggestions`
}

/**
 * Groups of categories, products and suppliers that match what was typed, best first. When the words as typed find nothing, a repaired form is tried and told, in the order of `listSupplierProducts`.
 * `full` answers more of each group, for the search page. Ask from two characters on, 200 ms after the last key. Keep for 5 minutes per term. Problems: `bad-request`, `rate-limited`.
 * @summary Suggestions while typing
 */
export const listSearchSuggestions = async (params: ListSearchSuggestionsParams, options?: Parameters<typeof httpClient>[1]): Promise<SearchSuggestions> => {

  return httpClient<SearchSuggestions>(getListSearchSuggestionsUrl(params),
  {
    ...options,
    method: 'GET'


  }
);}





export const getListSearchSuggestionsQueryKey = (params?: ListSearchSuggestionsParams,) => {
    return [
    `/api/v1/searches/suggestions`, ...(params ? [params] : [])
    ] as const;
    }


export const getListSearchSuggestionsQueryOptions = <TData = Awaited<ReturnType<typeof listSearchSuggestions>>, TError = ErrorType<BadRequestResponse | RateLimitedResponse | ProblemResponse>>(params: ListSearchSuggestionsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSearchSuggestions>>, TError, TData>>, request?: SecondParameter<typeof httpClient>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListSearchSuggestionsQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listSearchSuggestions>>> = ({ signal }) => listSearchSuggestions(params, { signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listSearchSuggestions>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListSearchSuggestionsQueryResult = NonNullable<Awaited<ReturnType<typeof listSearchSuggestions>>>
export type ListSearchSuggestionsQueryError = ErrorType<BadRequestResponse | RateLimitedResponse | ProblemResponse>


export function useListSearchSuggestions<TData = Awaited<ReturnType<typeof listSearchSuggestions>>, TError = ErrorType<BadRequestResponse | RateLimitedResponse | ProblemResponse>>(
 params: ListSearchSuggestionsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSearchSuggestions>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listSearchSuggestions>>,
          TError,
          Awaited<ReturnType<typeof listSearchSuggestions>>
        > , 'initialData'
      >, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListSearchSuggestions<TData = Awaited<ReturnType<typeof listSearchSuggestions>>, TError = ErrorType<BadRequestResponse | RateLimitedResponse | ProblemResponse>>(
 params: ListSearchSuggestionsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSearchSuggestions>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listSearchSuggestions>>,
          TError,
          Awaited<ReturnType<typeof listSearchSuggestions>>
        > , 'initialData'
      >, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListSearchSuggestions<TData = Awaited<ReturnType<typeof listSearchSuggestions>>, TError = ErrorType<BadRequestResponse | RateLimitedResponse | ProblemResponse>>(
 params: ListSearchSuggestionsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSearchSuggestions>>, TError, TData>>, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Suggestions while typing
 */

export function useListSearchSuggestions<TData = Awaited<ReturnType<typeof listSearchSuggestions>>, TError = ErrorType<BadRequestResponse | RateLimitedResponse | ProblemResponse>>(
 params: ListSearchSuggestionsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSearchSuggestions>>, TError, TData>>, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListSearchSuggestionsQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * @summary Suggestions while typing
 */
export const prefetchListSearchSuggestionsQuery = async <TData = Awaited<ReturnType<typeof listSearchSuggestions>>, TError = ErrorType<BadRequestResponse | RateLimitedResponse | ProblemResponse>>(
 queryClient: QueryClient, params: ListSearchSuggestionsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSearchSuggestions>>, TError, TData>>, request?: SecondParameter<typeof httpClient>}

  ): Promise<QueryClient> => {

  const queryOptions = getListSearchSuggestionsQueryOptions(params,options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}





export const getListSearchSuggestionsSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof listSearchSuggestions>>, TError = ErrorType<BadRequestResponse | RateLimitedResponse | ProblemResponse>>(params: ListSearchSuggestionsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listSearchSuggestions>>, TError, TData>>, request?: SecondParameter<typeof httpClient>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListSearchSuggestionsQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listSearchSuggestions>>> = ({ signal }) => listSearchSuggestions(params, { signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseSuspenseQueryOptions<Awaited<ReturnType<typeof listSearchSuggestions>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListSearchSuggestionsSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof listSearchSuggestions>>>
export type ListSearchSuggestionsSuspenseQueryError = ErrorType<BadRequestResponse | RateLimitedResponse | ProblemResponse>


export function useListSearchSuggestionsSuspense<TData = Awaited<ReturnType<typeof listSearchSuggestions>>, TError = ErrorType<BadRequestResponse | RateLimitedResponse | ProblemResponse>>(
 params: ListSearchSuggestionsParams, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listSearchSuggestions>>, TError, TData>>, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListSearchSuggestionsSuspense<TData = Awaited<ReturnType<typeof listSearchSuggestions>>, TError = ErrorType<BadRequestResponse | RateLimitedResponse | ProblemResponse>>(
 params: ListSearchSuggestionsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listSearchSuggestions>>, TError, TData>>, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListSearchSuggestionsSuspense<TData = Awaited<ReturnType<typeof listSearchSuggestions>>, TError = ErrorType<BadRequestResponse | RateLimitedResponse | ProblemResponse>>(
 params: ListSearchSuggestionsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listSearchSuggestions>>, TError, TData>>, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Suggestions while typing
 */

export function useListSearchSuggestionsSuspense<TData = Awaited<ReturnType<typeof listSearchSuggestions>>, TError = ErrorType<BadRequestResponse | RateLimitedResponse | ProblemResponse>>(
 params: ListSearchSuggestionsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listSearchSuggestions>>, TError, TData>>, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListSearchSuggestionsSuspenseQueryOptions(params,options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}
