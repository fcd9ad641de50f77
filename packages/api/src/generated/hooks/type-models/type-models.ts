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
  getEnum,
  listEnums,
  listTypeModels
} from '../../endpoints/type-models/type-models';

import type {
  BadRequestResponse,
  NotFoundResponse,
  ProblemResponse,
  RateLimitedResponse
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




export const getListEnumsQueryKey = () => {
    return [
    `/api/v1/shared/typemodels/enums`
    ] as const;
    }


export const getListEnumsQueryOptions = <TData = Awaited<ReturnType<typeof listEnums>>, TError = ErrorType<RateLimitedResponse | ProblemResponse>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listEnums>>, TError, TData>>, request?: SecondParameter<typeof httpClient>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListEnumsQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listEnums>>> = ({ signal }) => listEnums({ signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listEnums>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListEnumsQueryResult = NonNullable<Awaited<ReturnType<typeof listEnums>>>
export type ListEnumsQueryError = ErrorType<RateLimitedResponse | ProblemResponse>


export function useListEnums<TData = Awaited<ReturnType<typeof listEnums>>, TError = ErrorType<RateLimitedResponse | ProblemResponse>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listEnums>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listEnums>>,
          TError,
          Awaited<ReturnType<typeof listEnums>>
        > , 'initialData'
      >, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListEnums<TData = Awaited<ReturnType<typeof listEnums>>, TError = ErrorType<RateLimitedResponse | ProblemResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listEnums>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listEnums>>,
          TError,
          Awaited<ReturnType<typeof listEnums>>
        > , 'initialData'
      >, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListEnums<TData = Awaited<ReturnType<typeof listEnums>>, TError = ErrorType<RateLimitedResponse | ProblemResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listEnums>>, TError, TData>>, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary All enumerations
 */

export function useListEnums<TData = Awaited<ReturnType<typeof listEnums>>, TError = ErrorType<RateLimitedResponse | ProblemResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listEnums>>, TError, TData>>, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListEnumsQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}









export const getGetEnumQueryKey = (name: string,) => {
    return [
    `/api/v1/shared/typemodels/enums/${name}`
    ] as const;
    }


export const getGetEnumQueryOptions = <TData = Awaited<ReturnType<typeof getEnum>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | RateLimitedResponse | ProblemResponse>>(name: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getEnum>>, TError, TData>>, request?: SecondParameter<typeof httpClient>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetEnumQueryKey(name);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getEnum>>> = ({ signal }) => getEnum(name, { signal, ...requestOptions });





   return  { queryKey, queryFn, enabled: name !== null && name !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getEnum>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetEnumQueryResult = NonNullable<Awaited<ReturnType<typeof getEnum>>>
export type GetEnumQueryError = ErrorType<BadRequestResponse | NotFoundResponse | RateLimitedResponse | ProblemResponse>


export function useGetEnum<TData = Awaited<ReturnType<typeof getEnum>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | RateLimitedResponse | ProblemResponse>>(
 name: string, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getEnum>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getEnum>>,
          TError,
          Awaited<ReturnType<typeof getEnum>>
        > , 'initialData'
      >, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetEnum<TData = Awaited<ReturnType<typeof getEnum>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | RateLimitedResponse | ProblemResponse>>(
 name: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getEnum>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getEnum>>,
          TError,
          Awaited<ReturnType<typeof getEnum>>
        > , 'initialData'
      >, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetEnum<TData = Awaited<ReturnType<typeof getEnum>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | RateLimitedResponse | ProblemResponse>>(
 name: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getEnum>>, TError, TData>>, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary One enumeration
 */

export function useGetEnum<TData = Awaited<ReturnType<typeof getEnum>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | RateLimitedResponse | ProblemResponse>>(
 name: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getEnum>>, TError, TData>>, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetEnumQueryOptions(name,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}









export const getListTypeModelsQueryKey = (name: string,) => {
    return [
    `/api/v1/shared/typemodels/${name}`
    ] as const;
    }


export const getListTypeModelsQueryOptions = <TData = Awaited<ReturnType<typeof listTypeModels>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | RateLimitedResponse | ProblemResponse>>(name: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listTypeModels>>, TError, TData>>, request?: SecondParameter<typeof httpClient>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListTypeModelsQueryKey(name);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listTypeModels>>> = ({ signal }) => listTypeModels(name, { signal, ...requestOptions });





   return  { queryKey, queryFn, enabled: name !== null && name !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listTypeModels>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListTypeModelsQueryResult = NonNullable<Awaited<ReturnType<typeof listTypeModels>>>
export type ListTypeModelsQueryError = ErrorType<BadRequestResponse | NotFoundResponse | RateLimitedResponse | ProblemResponse>


export function useListTypeModels<TData = Awaited<ReturnType<typeof listTypeModels>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | RateLimitedResponse | ProblemResponse>>(
 name: string, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listTypeModels>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listTypeModels>>,
          TError,
          Awaited<ReturnType<typeof listTypeModels>>
        > , 'initialData'
      >, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListTypeModels<TData = Awaited<ReturnType<typeof listTypeModels>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | RateLimitedResponse | ProblemResponse>>(
 name: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listTypeModels>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listTypeModels>>,
          TError,
          Awaited<ReturnType<typeof listTypeModels>>
        > , 'initialData'
      >, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListTypeModels<TData = Awaited<ReturnType<typeof listTypeModels>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | RateLimitedResponse | ProblemResponse>>(
 name: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listTypeModels>>, TError, TData>>, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary One small list for forms
 */

export function useListTypeModels<TData = Awaited<ReturnType<typeof listTypeModels>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | RateLimitedResponse | ProblemResponse>>(
 name: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listTypeModels>>, TError, TData>>, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListTypeModelsQueryOptions(name,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}
