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
  addFavorite,
  getFavoriteByObject,
  listFavorites,
  listFavoritesByType,
  removeFavorite
} from '../../endpoints/user-favorites/user-favorites';

import type {
  BadRequestResponse,
  GetFavoriteByObjectParams,
  ListFavoritesByTypeParams,
  ListFavoritesParams,
  NewFavorite,
  NotFoundResponse,
  PayloadTooLargeResponse,
  ProblemResponse,
  UnauthorizedResponse,
  UnsupportedMediaTypeResponse,
  ValidationResponse
} from '../../model';

import {
  getListLastVisitsQueryKey
} from '../page-visits/page-visits';

import { httpClient } from '../../../http/http-client';
import type { ErrorType , BodyType } from '../../../http/http-client';


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




export const getListFavoritesInfiniteQueryKey = (params?: ListFavoritesParams,) => {
    return [
    'infinite', `/api/v1/userfavorites`, ...(params ? [params] : [])
    ] as const;
    }

export const getListFavoritesQueryKey = (params?: ListFavoritesParams,) => {
    return [
    `/api/v1/userfavorites`, ...(params ? [params] : [])
    ] as const;
    }


export const getListFavoritesInfiniteQueryOptions = <TData = InfiniteData<Awaited<ReturnType<typeof listFavorites>>, ListFavoritesParams['pageNumber']>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ProblemResponse>>(params?: ListFavoritesParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listFavorites>>, TError, TData, QueryKey, ListFavoritesParams['pageNumber']>>, request?: SecondParameter<typeof httpClient>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListFavoritesInfiniteQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listFavorites>>, QueryKey, ListFavoritesParams['pageNumber']> = ({ signal, pageParam }) => listFavorites({...params, 'pageNumber': pageParam ?? params?.['pageNumber']}, { signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseInfiniteQueryOptions<Awaited<ReturnType<typeof listFavorites>>, TError, TData, QueryKey, ListFavoritesParams['pageNumber']> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListFavoritesInfiniteQueryResult = NonNullable<Awaited<ReturnType<typeof listFavorites>>>
export type ListFavoritesInfiniteQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ProblemResponse>


export function useListFavoritesInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listFavorites>>, ListFavoritesParams['pageNumber']>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ProblemResponse>>(
 params: undefined |  ListFavoritesParams, options: { query:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listFavorites>>, TError, TData, QueryKey, ListFavoritesParams['pageNumber']>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listFavorites>>,
          TError,
          Awaited<ReturnType<typeof listFavorites>>, QueryKey
        > , 'initialData'
      >, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient
  ):  DefinedUseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListFavoritesInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listFavorites>>, ListFavoritesParams['pageNumber']>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ProblemResponse>>(
 params?: ListFavoritesParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listFavorites>>, TError, TData, QueryKey, ListFavoritesParams['pageNumber']>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listFavorites>>,
          TError,
          Awaited<ReturnType<typeof listFavorites>>, QueryKey
        > , 'initialData'
      >, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient
  ):  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListFavoritesInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listFavorites>>, ListFavoritesParams['pageNumber']>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ProblemResponse>>(
 params?: ListFavoritesParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listFavorites>>, TError, TData, QueryKey, ListFavoritesParams['pageNumber']>>, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient
  ):  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary My favourites
 */

export function useListFavoritesInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listFavorites>>, ListFavoritesParams['pageNumber']>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ProblemResponse>>(
 params?: ListFavoritesParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listFavorites>>, TError, TData, QueryKey, ListFavoritesParams['pageNumber']>>, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient
 ):  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListFavoritesInfiniteQueryOptions(params,options)

  const query = useInfiniteQuery(queryOptions, queryClient) as  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getListFavoritesQueryOptions = <TData = Awaited<ReturnType<typeof listFavorites>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ProblemResponse>>(params?: ListFavoritesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listFavorites>>, TError, TData>>, request?: SecondParameter<typeof httpClient>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListFavoritesQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listFavorites>>> = ({ signal }) => listFavorites(params, { signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listFavorites>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListFavoritesQueryResult = NonNullable<Awaited<ReturnType<typeof listFavorites>>>
export type ListFavoritesQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ProblemResponse>


export function useListFavorites<TData = Awaited<ReturnType<typeof listFavorites>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ProblemResponse>>(
 params: undefined |  ListFavoritesParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listFavorites>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listFavorites>>,
          TError,
          Awaited<ReturnType<typeof listFavorites>>
        > , 'initialData'
      >, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListFavorites<TData = Awaited<ReturnType<typeof listFavorites>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ProblemResponse>>(
 params?: ListFavoritesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listFavorites>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listFavorites>>,
          TError,
          Awaited<ReturnType<typeof listFavorites>>
        > , 'initialData'
      >, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListFavorites<TData = Awaited<ReturnType<typeof listFavorites>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ProblemResponse>>(
 params?: ListFavoritesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listFavorites>>, TError, TData>>, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary My favourites
 */

export function useListFavorites<TData = Awaited<ReturnType<typeof listFavorites>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ProblemResponse>>(
 params?: ListFavoritesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listFavorites>>, TError, TData>>, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListFavoritesQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}









export const getAddFavoriteMutationKey = () => ['addFavorite'] as const;

export const getAddFavoriteMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | ValidationResponse | ProblemResponse>,
    TContext = unknown>(queryClient: QueryClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof addFavorite>>, TError,AddFavoriteMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof httpClient>}
): UseMutationOptions<Awaited<ReturnType<typeof addFavorite>>, TError,AddFavoriteMutationVariables, TContext> => {

const mutationKey = getAddFavoriteMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof addFavorite>>, AddFavoriteMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  addFavorite(data,requestOptions)
        }

  const onSuccess = (data: Awaited<ReturnType<typeof addFavorite>>, variables: AddFavoriteMutationVariables, onMutateResult: TContext, context: MutationFunctionContext) => {
        if (!options?.skipInvalidation) {
        queryClient.invalidateQueries({ predicate: (query) => [getListFavoritesQueryKey(), getListFavoritesByTypeQueryKey(), getGetFavoriteByObjectQueryKey(), getListLastVisitsQueryKey()].some((queryKey) => matchQuery({ queryKey }, query)) });
        }
        mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
      };




  return  { ...mutationOptions, mutationFn, onSuccess }}

    export type AddFavoriteMutationResult = NonNullable<Awaited<ReturnType<typeof addFavorite>>>
    export type AddFavoriteMutationBody = BodyType<NewFavorite>
    export type AddFavoriteMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | ValidationResponse | ProblemResponse>
    export type AddFavoriteMutationVariables = {data: BodyType<NewFavorite>}

    /**
 * @summary Keep an object
 */
export function useAddFavorite<TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | ValidationResponse | ProblemResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof addFavorite>>, TError,AddFavoriteMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof addFavorite>>,
        TError,
        AddFavoriteMutationVariables,
        TContext
      > {
      const backupQueryClient = useQueryClient();
      return useMutation(getAddFavoriteMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
    }



export const getGetFavoriteByObjectQueryKey = (params?: GetFavoriteByObjectParams,) => {
    return [
    `/api/v1/userfavorites/by-object-id`, ...(params ? [params] : [])
    ] as const;
    }


export const getGetFavoriteByObjectQueryOptions = <TData = Awaited<ReturnType<typeof getFavoriteByObject>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ProblemResponse>>(params: GetFavoriteByObjectParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getFavoriteByObject>>, TError, TData>>, request?: SecondParameter<typeof httpClient>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetFavoriteByObjectQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getFavoriteByObject>>> = ({ signal }) => getFavoriteByObject(params, { signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getFavoriteByObject>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetFavoriteByObjectQueryResult = NonNullable<Awaited<ReturnType<typeof getFavoriteByObject>>>
export type GetFavoriteByObjectQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ProblemResponse>


export function useGetFavoriteByObject<TData = Awaited<ReturnType<typeof getFavoriteByObject>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ProblemResponse>>(
 params: GetFavoriteByObjectParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getFavoriteByObject>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getFavoriteByObject>>,
          TError,
          Awaited<ReturnType<typeof getFavoriteByObject>>
        > , 'initialData'
      >, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetFavoriteByObject<TData = Awaited<ReturnType<typeof getFavoriteByObject>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ProblemResponse>>(
 params: GetFavoriteByObjectParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getFavoriteByObject>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getFavoriteByObject>>,
          TError,
          Awaited<ReturnType<typeof getFavoriteByObject>>
        > , 'initialData'
      >, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetFavoriteByObject<TData = Awaited<ReturnType<typeof getFavoriteByObject>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ProblemResponse>>(
 params: GetFavoriteByObjectParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getFavoriteByObject>>, TError, TData>>, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Is this object among my favourites?
 */

export function useGetFavoriteByObject<TData = Awaited<ReturnType<typeof getFavoriteByObject>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ProblemResponse>>(
 params: GetFavoriteByObjectParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getFavoriteByObject>>, TError, TData>>, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetFavoriteByObjectQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}









export const getListFavoritesByTypeInfiniteQueryKey = (params?: ListFavoritesByTypeParams,) => {
    return [
    'infinite', `/api/v1/userfavorites/by-type`, ...(params ? [params] : [])
    ] as const;
    }

export const getListFavoritesByTypeQueryKey = (params?: ListFavoritesByTypeParams,) => {
    return [
    `/api/v1/userfavorites/by-type`, ...(params ? [params] : [])
    ] as const;
    }


export const getListFavoritesByTypeInfiniteQueryOptions = <TData = InfiniteData<Awaited<ReturnType<typeof listFavoritesByType>>, ListFavoritesByTypeParams['pageNumber']>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ProblemResponse>>(params: ListFavoritesByTypeParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listFavoritesByType>>, TError, TData, QueryKey, ListFavoritesByTypeParams['pageNumber']>>, request?: SecondParameter<typeof httpClient>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListFavoritesByTypeInfiniteQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listFavoritesByType>>, QueryKey, ListFavoritesByTypeParams['pageNumber']> = ({ signal, pageParam }) => listFavoritesByType({...params, 'pageNumber': pageParam ?? params?.['pageNumber']}, { signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseInfiniteQueryOptions<Awaited<ReturnType<typeof listFavoritesByType>>, TError, TData, QueryKey, ListFavoritesByTypeParams['pageNumber']> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListFavoritesByTypeInfiniteQueryResult = NonNullable<Awaited<ReturnType<typeof listFavoritesByType>>>
export type ListFavoritesByTypeInfiniteQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ProblemResponse>


export function useListFavoritesByTypeInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listFavoritesByType>>, ListFavoritesByTypeParams['pageNumber']>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ProblemResponse>>(
 params: ListFavoritesByTypeParams, options: { query:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listFavoritesByType>>, TError, TData, QueryKey, ListFavoritesByTypeParams['pageNumber']>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listFavoritesByType>>,
          TError,
          Awaited<ReturnType<typeof listFavoritesByType>>, QueryKey
        > , 'initialData'
      >, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient
  ):  DefinedUseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListFavoritesByTypeInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listFavoritesByType>>, ListFavoritesByTypeParams['pageNumber']>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ProblemResponse>>(
 params: ListFavoritesByTypeParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listFavoritesByType>>, TError, TData, QueryKey, ListFavoritesByTypeParams['pageNumber']>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listFavoritesByType>>,
          TError,
          Awaited<ReturnType<typeof listFavoritesByType>>, QueryKey
        > , 'initialData'
      >, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient
  ):  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListFavoritesByTypeInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listFavoritesByType>>, ListFavoritesByTypeParams['pageNumber']>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ProblemResponse>>(
 params: ListFavoritesByTypeParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listFavoritesByType>>, TError, TData, QueryKey, ListFavoritesByTypeParams['pageNumber']>>, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient
  ):  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary My favourites of one kind
 */

export function useListFavoritesByTypeInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listFavoritesByType>>, ListFavoritesByTypeParams['pageNumber']>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ProblemResponse>>(
 params: ListFavoritesByTypeParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listFavoritesByType>>, TError, TData, QueryKey, ListFavoritesByTypeParams['pageNumber']>>, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient
 ):  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListFavoritesByTypeInfiniteQueryOptions(params,options)

  const query = useInfiniteQuery(queryOptions, queryClient) as  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getListFavoritesByTypeQueryOptions = <TData = Awaited<ReturnType<typeof listFavoritesByType>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ProblemResponse>>(params: ListFavoritesByTypeParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listFavoritesByType>>, TError, TData>>, request?: SecondParameter<typeof httpClient>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListFavoritesByTypeQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listFavoritesByType>>> = ({ signal }) => listFavoritesByType(params, { signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listFavoritesByType>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListFavoritesByTypeQueryResult = NonNullable<Awaited<ReturnType<typeof listFavoritesByType>>>
export type ListFavoritesByTypeQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ProblemResponse>


export function useListFavoritesByType<TData = Awaited<ReturnType<typeof listFavoritesByType>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ProblemResponse>>(
 params: ListFavoritesByTypeParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listFavoritesByType>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listFavoritesByType>>,
          TError,
          Awaited<ReturnType<typeof listFavoritesByType>>
        > , 'initialData'
      >, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListFavoritesByType<TData = Awaited<ReturnType<typeof listFavoritesByType>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ProblemResponse>>(
 params: ListFavoritesByTypeParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listFavoritesByType>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listFavoritesByType>>,
          TError,
          Awaited<ReturnType<typeof listFavoritesByType>>
        > , 'initialData'
      >, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListFavoritesByType<TData = Awaited<ReturnType<typeof listFavoritesByType>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ProblemResponse>>(
 params: ListFavoritesByTypeParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listFavoritesByType>>, TError, TData>>, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary My favourites of one kind
 */

export function useListFavoritesByType<TData = Awaited<ReturnType<typeof listFavoritesByType>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ProblemResponse>>(
 params: ListFavoritesByTypeParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listFavoritesByType>>, TError, TData>>, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListFavoritesByTypeQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}









export const getRemoveFavoriteMutationKey = () => ['removeFavorite'] as const;

export const getRemoveFavoriteMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ProblemResponse>,
    TContext = unknown>(queryClient: QueryClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof removeFavorite>>, TError,RemoveFavoriteMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof httpClient>}
): UseMutationOptions<Awaited<ReturnType<typeof removeFavorite>>, TError,RemoveFavoriteMutationVariables, TContext> => {

const mutationKey = getRemoveFavoriteMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof removeFavorite>>, RemoveFavoriteMutationVariables> = (props) => {
          const {id} = props ?? {};

          return  removeFavorite(id,requestOptions)
        }

  const onSuccess = (data: Awaited<ReturnType<typeof removeFavorite>>, variables: RemoveFavoriteMutationVariables, onMutateResult: TContext, context: MutationFunctionContext) => {
        if (!options?.skipInvalidation) {
        queryClient.invalidateQueries({ predicate: (query) => [getListFavoritesQueryKey(), getListFavoritesByTypeQueryKey(), getGetFavoriteByObjectQueryKey(), getListLastVisitsQueryKey()].some((queryKey) => matchQuery({ queryKey }, query)) });
        }
        mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
      };




  return  { ...mutationOptions, mutationFn, onSuccess }}

    export type RemoveFavoriteMutationResult = NonNullable<Awaited<ReturnType<typeof removeFavorite>>>

    export type RemoveFavoriteMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ProblemResponse>
    export type RemoveFavoriteMutationVariables = {id: string}

    /**
 * @summary Drop a favourite
 */
export function useRemoveFavorite<TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ProblemResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof removeFavorite>>, TError,RemoveFavoriteMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof removeFavorite>>,
        TError,
        RemoveFavoriteMutationVariables,
        TContext
      > {
      const backupQueryClient = useQueryClient();
      return useMutation(getRemoveFavoriteMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
    }
