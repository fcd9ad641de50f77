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
  listFaqCategories,
  listFaqGroups,
  listFaqQuestions,
  listTopFaqQuestions
} from '../../endpoints/faq/faq';

import type {
  BadRequestResponse,
  ListFaqGroupsParams,
  ListFaqQuestionsParams,
  ListTopFaqQuestionsParams,
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




export const getListFaqCategoriesQueryKey = () => {
    return [
    `/api/v1/faqcategories/active-list/by-platform`
    ] as const;
    }


export const getListFaqCategoriesQueryOptions = <TData = Awaited<ReturnType<typeof listFaqCategories>>, TError = ErrorType<BadRequestResponse | ProblemResponse>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listFaqCategories>>, TError, TData>>, request?: SecondParameter<typeof httpClient>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListFaqCategoriesQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listFaqCategories>>> = ({ signal }) => listFaqCategories({ signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listFaqCategories>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListFaqCategoriesQueryResult = NonNullable<Awaited<ReturnType<typeof listFaqCategories>>>
export type ListFaqCategoriesQueryError = ErrorType<BadRequestResponse | ProblemResponse>


export function useListFaqCategories<TData = Awaited<ReturnType<typeof listFaqCategories>>, TError = ErrorType<BadRequestResponse | ProblemResponse>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listFaqCategories>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listFaqCategories>>,
          TError,
          Awaited<ReturnType<typeof listFaqCategories>>
        > , 'initialData'
      >, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListFaqCategories<TData = Awaited<ReturnType<typeof listFaqCategories>>, TError = ErrorType<BadRequestResponse | ProblemResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listFaqCategories>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listFaqCategories>>,
          TError,
          Awaited<ReturnType<typeof listFaqCategories>>
        > , 'initialData'
      >, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListFaqCategories<TData = Awaited<ReturnType<typeof listFaqCategories>>, TError = ErrorType<BadRequestResponse | ProblemResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listFaqCategories>>, TError, TData>>, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Categories of questions
 */

export function useListFaqCategories<TData = Awaited<ReturnType<typeof listFaqCategories>>, TError = ErrorType<BadRequestResponse | ProblemResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listFaqCategories>>, TError, TData>>, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListFaqCategoriesQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}









export const getListFaqQuestionsInfiniteQueryKey = (params?: ListFaqQuestionsParams,) => {
    return [
    'infinite', `/api/v1/faqquestions/by-category/by-platform`, ...(params ? [params] : [])
    ] as const;
    }

export const getListFaqQuestionsQueryKey = (params?: ListFaqQuestionsParams,) => {
    return [
    `/api/v1/faqquestions/by-category/by-platform`, ...(params ? [params] : [])
    ] as const;
    }


export const getListFaqQuestionsInfiniteQueryOptions = <TData = InfiniteData<Awaited<ReturnType<typeof listFaqQuestions>>, ListFaqQuestionsParams['pageNumber']>, TError = ErrorType<BadRequestResponse | NotFoundResponse | ProblemResponse>>(params: ListFaqQuestionsParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listFaqQuestions>>, TError, TData, QueryKey, ListFaqQuestionsParams['pageNumber']>>, request?: SecondParameter<typeof httpClient>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListFaqQuestionsInfiniteQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listFaqQuestions>>, QueryKey, ListFaqQuestionsParams['pageNumber']> = ({ signal, pageParam }) => listFaqQuestions({...params, 'pageNumber': pageParam ?? params?.['pageNumber']}, { signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseInfiniteQueryOptions<Awaited<ReturnType<typeof listFaqQuestions>>, TError, TData, QueryKey, ListFaqQuestionsParams['pageNumber']> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListFaqQuestionsInfiniteQueryResult = NonNullable<Awaited<ReturnType<typeof listFaqQuestions>>>
export type ListFaqQuestionsInfiniteQueryError = ErrorType<BadRequestResponse | NotFoundResponse | ProblemResponse>


export function useListFaqQuestionsInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listFaqQuestions>>, ListFaqQuestionsParams['pageNumber']>, TError = ErrorType<BadRequestResponse | NotFoundResponse | ProblemResponse>>(
 params: ListFaqQuestionsParams, options: { query:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listFaqQuestions>>, TError, TData, QueryKey, ListFaqQuestionsParams['pageNumber']>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listFaqQuestions>>,
          TError,
          Awaited<ReturnType<typeof listFaqQuestions>>, QueryKey
        > , 'initialData'
      >, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient
  ):  DefinedUseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListFaqQuestionsInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listFaqQuestions>>, ListFaqQuestionsParams['pageNumber']>, TError = ErrorType<BadRequestResponse | NotFoundResponse | ProblemResponse>>(
 params: ListFaqQuestionsParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listFaqQuestions>>, TError, TData, QueryKey, ListFaqQuestionsParams['pageNumber']>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listFaqQuestions>>,
          TError,
          Awaited<ReturnType<typeof listFaqQuestions>>, QueryKey
        > , 'initialData'
      >, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient
  ):  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListFaqQuestionsInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listFaqQuestions>>, ListFaqQuestionsParams['pageNumber']>, TError = ErrorType<BadRequestResponse | NotFoundResponse | ProblemResponse>>(
 params: ListFaqQuestionsParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listFaqQuestions>>, TError, TData, QueryKey, ListFaqQuestionsParams['pageNumber']>>, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient
  ):  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Questions of one category
 */

export function useListFaqQuestionsInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listFaqQuestions>>, ListFaqQuestionsParams['pageNumber']>, TError = ErrorType<BadRequestResponse | NotFoundResponse | ProblemResponse>>(
 params: ListFaqQuestionsParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listFaqQuestions>>, TError, TData, QueryKey, ListFaqQuestionsParams['pageNumber']>>, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient
 ):  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListFaqQuestionsInfiniteQueryOptions(params,options)

  const query = useInfiniteQuery(queryOptions, queryClient) as  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getListFaqQuestionsQueryOptions = <TData = Awaited<ReturnType<typeof listFaqQuestions>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | ProblemResponse>>(params: ListFaqQuestionsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listFaqQuestions>>, TError, TData>>, request?: SecondParameter<typeof httpClient>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListFaqQuestionsQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listFaqQuestions>>> = ({ signal }) => listFaqQuestions(params, { signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listFaqQuestions>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListFaqQuestionsQueryResult = NonNullable<Awaited<ReturnType<typeof listFaqQuestions>>>
export type ListFaqQuestionsQueryError = ErrorType<BadRequestResponse | NotFoundResponse | ProblemResponse>


export function useListFaqQuestions<TData = Awaited<ReturnType<typeof listFaqQuestions>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | ProblemResponse>>(
 params: ListFaqQuestionsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listFaqQuestions>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listFaqQuestions>>,
          TError,
          Awaited<ReturnType<typeof listFaqQuestions>>
        > , 'initialData'
      >, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListFaqQuestions<TData = Awaited<ReturnType<typeof listFaqQuestions>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | ProblemResponse>>(
 params: ListFaqQuestionsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listFaqQuestions>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listFaqQuestions>>,
          TError,
          Awaited<ReturnType<typeof listFaqQuestions>>
        > , 'initialData'
      >, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListFaqQuestions<TData = Awaited<ReturnType<typeof listFaqQuestions>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | ProblemResponse>>(
 params: ListFaqQuestionsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listFaqQuestions>>, TError, TData>>, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Questions of one category
 */

export function useListFaqQuestions<TData = Awaited<ReturnType<typeof listFaqQuestions>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | ProblemResponse>>(
 params: ListFaqQuestionsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listFaqQuestions>>, TError, TData>>, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListFaqQuestionsQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}









export const getListFaqGroupsQueryKey = (params?: ListFaqGroupsParams,) => {
    return [
    `/api/v1/faqquestions/group-by-category`, ...(params ? [params] : [])
    ] as const;
    }


export const getListFaqGroupsQueryOptions = <TData = Awaited<ReturnType<typeof listFaqGroups>>, TError = ErrorType<BadRequestResponse | ProblemResponse>>(params?: ListFaqGroupsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listFaqGroups>>, TError, TData>>, request?: SecondParameter<typeof httpClient>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListFaqGroupsQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listFaqGroups>>> = ({ signal }) => listFaqGroups(params, { signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listFaqGroups>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListFaqGroupsQueryResult = NonNullable<Awaited<ReturnType<typeof listFaqGroups>>>
export type ListFaqGroupsQueryError = ErrorType<BadRequestResponse | ProblemResponse>


export function useListFaqGroups<TData = Awaited<ReturnType<typeof listFaqGroups>>, TError = ErrorType<BadRequestResponse | ProblemResponse>>(
 params: undefined |  ListFaqGroupsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listFaqGroups>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listFaqGroups>>,
          TError,
          Awaited<ReturnType<typeof listFaqGroups>>
        > , 'initialData'
      >, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListFaqGroups<TData = Awaited<ReturnType<typeof listFaqGroups>>, TError = ErrorType<BadRequestResponse | ProblemResponse>>(
 params?: ListFaqGroupsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listFaqGroups>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listFaqGroups>>,
          TError,
          Awaited<ReturnType<typeof listFaqGroups>>
        > , 'initialData'
      >, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListFaqGroups<TData = Awaited<ReturnType<typeof listFaqGroups>>, TError = ErrorType<BadRequestResponse | ProblemResponse>>(
 params?: ListFaqGroupsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listFaqGroups>>, TError, TData>>, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Questions under their categories
 */

export function useListFaqGroups<TData = Awaited<ReturnType<typeof listFaqGroups>>, TError = ErrorType<BadRequestResponse | ProblemResponse>>(
 params?: ListFaqGroupsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listFaqGroups>>, TError, TData>>, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListFaqGroupsQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}









export const getListTopFaqQuestionsQueryKey = (params?: ListTopFaqQuestionsParams,) => {
    return [
    `/api/v1/faqquestions/top-most-visited/by-platform`, ...(params ? [params] : [])
    ] as const;
    }


export const getListTopFaqQuestionsQueryOptions = <TData = Awaited<ReturnType<typeof listTopFaqQuestions>>, TError = ErrorType<BadRequestResponse | ProblemResponse>>(params?: ListTopFaqQuestionsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listTopFaqQuestions>>, TError, TData>>, request?: SecondParameter<typeof httpClient>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListTopFaqQuestionsQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listTopFaqQuestions>>> = ({ signal }) => listTopFaqQuestions(params, { signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listTopFaqQuestions>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListTopFaqQuestionsQueryResult = NonNullable<Awaited<ReturnType<typeof listTopFaqQuestions>>>
export type ListTopFaqQuestionsQueryError = ErrorType<BadRequestResponse | ProblemResponse>


export function useListTopFaqQuestions<TData = Awaited<ReturnType<typeof listTopFaqQuestions>>, TError = ErrorType<BadRequestResponse | ProblemResponse>>(
 params: undefined |  ListTopFaqQuestionsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listTopFaqQuestions>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listTopFaqQuestions>>,
          TError,
          Awaited<ReturnType<typeof listTopFaqQuestions>>
        > , 'initialData'
      >, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListTopFaqQuestions<TData = Awaited<ReturnType<typeof listTopFaqQuestions>>, TError = ErrorType<BadRequestResponse | ProblemResponse>>(
 params?: ListTopFaqQuestionsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listTopFaqQuestions>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listTopFaqQuestions>>,
          TError,
          Awaited<ReturnType<typeof listTopFaqQuestions>>
        > , 'initialData'
      >, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListTopFaqQuestions<TData = Awaited<ReturnType<typeof listTopFaqQuestions>>, TError = ErrorType<BadRequestResponse | ProblemResponse>>(
 params?: ListTopFaqQuestionsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listTopFaqQuestions>>, TError, TData>>, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary The most read questions
 */

export function useListTopFaqQuestions<TData = Awaited<ReturnType<typeof listTopFaqQuestions>>, TError = ErrorType<BadRequestResponse | ProblemResponse>>(
 params?: ListTopFaqQuestionsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listTopFaqQuestions>>, TError, TData>>, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListTopFaqQuestionsQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}
