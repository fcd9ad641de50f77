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
  getContentTypeBreadcrumb,
  getContentTypeTree,
  listContentTypes
} from '../../endpoints/content-types/content-types';

import type {
  BadRequestResponse,
  ListContentTypesParams,
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




export const getListContentTypesQueryKey = (params?: ListContentTypesParams,) => {
    return [
    `/api/v1/contenttypes/by-page-type`, ...(params ? [params] : [])
    ] as const;
    }


export const getListContentTypesQueryOptions = <TData = Awaited<ReturnType<typeof listContentTypes>>, TError = ErrorType<BadRequestResponse | ProblemResponse>>(params: ListContentTypesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listContentTypes>>, TError, TData>>, request?: SecondParameter<typeof httpClient>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListContentTypesQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listContentTypes>>> = ({ signal }) => listContentTypes(params, { signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listContentTypes>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListContentTypesQueryResult = NonNullable<Awaited<ReturnType<typeof listContentTypes>>>
export type ListContentTypesQueryError = ErrorType<BadRequestResponse | ProblemResponse>


export function useListContentTypes<TData = Awaited<ReturnType<typeof listContentTypes>>, TError = ErrorType<BadRequestResponse | ProblemResponse>>(
 params: ListContentTypesParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listContentTypes>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listContentTypes>>,
          TError,
          Awaited<ReturnType<typeof listContentTypes>>
        > , 'initialData'
      >, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListContentTypes<TData = Awaited<ReturnType<typeof listContentTypes>>, TError = ErrorType<BadRequestResponse | ProblemResponse>>(
 params: ListContentTypesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listContentTypes>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listContentTypes>>,
          TError,
          Awaited<ReturnType<typeof listContentTypes>>
        > , 'initialData'
      >, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListContentTypes<TData = Awaited<ReturnType<typeof listContentTypes>>, TError = ErrorType<BadRequestResponse | ProblemResponse>>(
 params: ListContentTypesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listContentTypes>>, TError, TData>>, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Kinds of one page type
 */

export function useListContentTypes<TData = Awaited<ReturnType<typeof listContentTypes>>, TError = ErrorType<BadRequestResponse | ProblemResponse>>(
 params: ListContentTypesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listContentTypes>>, TError, TData>>, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListContentTypesQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}









export const getGetContentTypeTreeQueryKey = () => {
    return [
    `/api/v1/contenttypes/tree`
    ] as const;
    }


export const getGetContentTypeTreeQueryOptions = <TData = Awaited<ReturnType<typeof getContentTypeTree>>, TError = ErrorType<BadRequestResponse | ProblemResponse>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getContentTypeTree>>, TError, TData>>, request?: SecondParameter<typeof httpClient>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetContentTypeTreeQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getContentTypeTree>>> = ({ signal }) => getContentTypeTree({ signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getContentTypeTree>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetContentTypeTreeQueryResult = NonNullable<Awaited<ReturnType<typeof getContentTypeTree>>>
export type GetContentTypeTreeQueryError = ErrorType<BadRequestResponse | ProblemResponse>


export function useGetContentTypeTree<TData = Awaited<ReturnType<typeof getContentTypeTree>>, TError = ErrorType<BadRequestResponse | ProblemResponse>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getContentTypeTree>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getContentTypeTree>>,
          TError,
          Awaited<ReturnType<typeof getContentTypeTree>>
        > , 'initialData'
      >, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetContentTypeTree<TData = Awaited<ReturnType<typeof getContentTypeTree>>, TError = ErrorType<BadRequestResponse | ProblemResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getContentTypeTree>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getContentTypeTree>>,
          TError,
          Awaited<ReturnType<typeof getContentTypeTree>>
        > , 'initialData'
      >, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetContentTypeTree<TData = Awaited<ReturnType<typeof getContentTypeTree>>, TError = ErrorType<BadRequestResponse | ProblemResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getContentTypeTree>>, TError, TData>>, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary All kinds as a tree
 */

export function useGetContentTypeTree<TData = Awaited<ReturnType<typeof getContentTypeTree>>, TError = ErrorType<BadRequestResponse | ProblemResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getContentTypeTree>>, TError, TData>>, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetContentTypeTreeQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}









export const getGetContentTypeBreadcrumbQueryKey = (id: string,) => {
    return [
    `/api/v1/contenttypes/${id}/breadcrumb`
    ] as const;
    }


export const getGetContentTypeBreadcrumbQueryOptions = <TData = Awaited<ReturnType<typeof getContentTypeBreadcrumb>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | ProblemResponse>>(id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getContentTypeBreadcrumb>>, TError, TData>>, request?: SecondParameter<typeof httpClient>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetContentTypeBreadcrumbQueryKey(id);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getContentTypeBreadcrumb>>> = ({ signal }) => getContentTypeBreadcrumb(id, { signal, ...requestOptions });





   return  { queryKey, queryFn, enabled: id !== null && id !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getContentTypeBreadcrumb>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetContentTypeBreadcrumbQueryResult = NonNullable<Awaited<ReturnType<typeof getContentTypeBreadcrumb>>>
export type GetContentTypeBreadcrumbQueryError = ErrorType<BadRequestResponse | NotFoundResponse | ProblemResponse>


export function useGetContentTypeBreadcrumb<TData = Awaited<ReturnType<typeof getContentTypeBreadcrumb>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | ProblemResponse>>(
 id: string, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getContentTypeBreadcrumb>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getContentTypeBreadcrumb>>,
          TError,
          Awaited<ReturnType<typeof getContentTypeBreadcrumb>>
        > , 'initialData'
      >, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetContentTypeBreadcrumb<TData = Awaited<ReturnType<typeof getContentTypeBreadcrumb>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | ProblemResponse>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getContentTypeBreadcrumb>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getContentTypeBreadcrumb>>,
          TError,
          Awaited<ReturnType<typeof getContentTypeBreadcrumb>>
        > , 'initialData'
      >, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetContentTypeBreadcrumb<TData = Awaited<ReturnType<typeof getContentTypeBreadcrumb>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | ProblemResponse>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getContentTypeBreadcrumb>>, TError, TData>>, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary The way to one kind
 */

export function useGetContentTypeBreadcrumb<TData = Awaited<ReturnType<typeof getContentTypeBreadcrumb>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | ProblemResponse>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getContentTypeBreadcrumb>>, TError, TData>>, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetContentTypeBreadcrumbQueryOptions(id,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}
