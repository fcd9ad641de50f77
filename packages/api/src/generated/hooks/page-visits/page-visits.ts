/**
 * Generated from the contract; do not edit.
 */
import {
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
  listLastVisits,
  recordVisit
} from '../../endpoints/page-visits/page-visits';

import type {
  BadRequestResponse,
  ListLastVisitsParams,
  NewVisit,
  NotFoundResponse,
  PayloadTooLargeResponse,
  ProblemResponse,
  UnauthorizedResponse,
  UnsupportedMediaTypeResponse,
  ValidationResponse
} from '../../model';

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




export const getListLastVisitsInfiniteQueryKey = (params?: ListLastVisitsParams,) => {
    return [
    'infinite', `/api/v1/pagevisits/last-visits`, ...(params ? [params] : [])
    ] as const;
    }

export const getListLastVisitsQueryKey = (params?: ListLastVisitsParams,) => {
    return [
    `/api/v1/pagevisits/last-visits`, ...(params ? [params] : [])
    ] as const;
    }


export const getListLastVisitsInfiniteQueryOptions = <TData = InfiniteData<Awaited<ReturnType<typeof listLastVisits>>, ListLastVisitsParams['pageNumber']>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ProblemResponse>>(params?: ListLastVisitsParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listLastVisits>>, TError, TData, QueryKey, ListLastVisitsParams['pageNumber']>>, request?: SecondParameter<typeof httpClient>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListLastVisitsInfiniteQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listLastVisits>>, QueryKey, ListLastVisitsParams['pageNumber']> = ({ signal, pageParam }) => listLastVisits({...params, 'pageNumber': pageParam ?? params?.['pageNumber']}, { signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseInfiniteQueryOptions<Awaited<ReturnType<typeof listLastVisits>>, TError, TData, QueryKey, ListLastVisitsParams['pageNumber']> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListLastVisitsInfiniteQueryResult = NonNullable<Awaited<ReturnType<typeof listLastVisits>>>
export type ListLastVisitsInfiniteQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ProblemResponse>


export function useListLastVisitsInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listLastVisits>>, ListLastVisitsParams['pageNumber']>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ProblemResponse>>(
 params: undefined |  ListLastVisitsParams, options: { query:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listLastVisits>>, TError, TData, QueryKey, ListLastVisitsParams['pageNumber']>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listLastVisits>>,
          TError,
          Awaited<ReturnType<typeof listLastVisits>>, QueryKey
        > , 'initialData'
      >, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient
  ):  DefinedUseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListLastVisitsInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listLastVisits>>, ListLastVisitsParams['pageNumber']>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ProblemResponse>>(
 params?: ListLastVisitsParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listLastVisits>>, TError, TData, QueryKey, ListLastVisitsParams['pageNumber']>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listLastVisits>>,
          TError,
          Awaited<ReturnType<typeof listLastVisits>>, QueryKey
        > , 'initialData'
      >, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient
  ):  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListLastVisitsInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listLastVisits>>, ListLastVisitsParams['pageNumber']>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ProblemResponse>>(
 params?: ListLastVisitsParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listLastVisits>>, TError, TData, QueryKey, ListLastVisitsParams['pageNumber']>>, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient
  ):  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary What I looked at
 */

export function useListLastVisitsInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listLastVisits>>, ListLastVisitsParams['pageNumber']>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ProblemResponse>>(
 params?: ListLastVisitsParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listLastVisits>>, TError, TData, QueryKey, ListLastVisitsParams['pageNumber']>>, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient
 ):  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListLastVisitsInfiniteQueryOptions(params,options)

  const query = useInfiniteQuery(queryOptions, queryClient) as  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getListLastVisitsQueryOptions = <TData = Awaited<ReturnType<typeof listLastVisits>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ProblemResponse>>(params?: ListLastVisitsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listLastVisits>>, TError, TData>>, request?: SecondParameter<typeof httpClient>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListLastVisitsQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listLastVisits>>> = ({ signal }) => listLastVisits(params, { signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listLastVisits>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListLastVisitsQueryResult = NonNullable<Awaited<ReturnType<typeof listLastVisits>>>
export type ListLastVisitsQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ProblemResponse>


export function useListLastVisits<TData = Awaited<ReturnType<typeof listLastVisits>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ProblemResponse>>(
 params: undefined |  ListLastVisitsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listLastVisits>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listLastVisits>>,
          TError,
          Awaited<ReturnType<typeof listLastVisits>>
        > , 'initialData'
      >, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListLastVisits<TData = Awaited<ReturnType<typeof listLastVisits>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ProblemResponse>>(
 params?: ListLastVisitsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listLastVisits>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listLastVisits>>,
          TError,
          Awaited<ReturnType<typeof listLastVisits>>
        > , 'initialData'
      >, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListLastVisits<TData = Awaited<ReturnType<typeof listLastVisits>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ProblemResponse>>(
 params?: ListLastVisitsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listLastVisits>>, TError, TData>>, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary What I looked at
 */

export function useListLastVisits<TData = Awaited<ReturnType<typeof listLastVisits>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ProblemResponse>>(
 params?: ListLastVisitsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listLastVisits>>, TError, TData>>, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListLastVisitsQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}









export const getRecordVisitMutationKey = () => ['recordVisit'] as const;

export const getRecordVisitMutationOptions = <TError = ErrorType<BadRequestResponse | NotFoundResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | ValidationResponse | ProblemResponse>,
    TContext = unknown>(queryClient: QueryClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof recordVisit>>, TError,RecordVisitMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof httpClient>}
): UseMutationOptions<Awaited<ReturnType<typeof recordVisit>>, TError,RecordVisitMutationVariables, TContext> => {

const mutationKey = getRecordVisitMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof recordVisit>>, RecordVisitMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  recordVisit(data,requestOptions)
        }

  const onSuccess = (data: Awaited<ReturnType<typeof recordVisit>>, variables: RecordVisitMutationVariables, onMutateResult: TContext, context: MutationFunctionContext) => {
        if (!options?.skipInvalidation) {
        queryClient.invalidateQueries({ queryKey: getListLastVisitsQueryKey() });
        }
        mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
      };




  return  { ...mutationOptions, mutationFn, onSuccess }}

    export type RecordVisitMutationResult = NonNullable<Awaited<ReturnType<typeof recordVisit>>>
    export type RecordVisitMutationBody = BodyType<NewVisit>
    export type RecordVisitMutationError = ErrorType<BadRequestResponse | NotFoundResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | ValidationResponse | ProblemResponse>
    export type RecordVisitMutationVariables = {data: BodyType<NewVisit>}

    /**
 * @summary Count one visit
 */
export function useRecordVisit<TError = ErrorType<BadRequestResponse | NotFoundResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | ValidationResponse | ProblemResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof recordVisit>>, TError,RecordVisitMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof recordVisit>>,
        TError,
        RecordVisitMutationVariables,
        TContext
      > {
      const backupQueryClient = useQueryClient();
      return useMutation(getRecordVisitMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
    }
