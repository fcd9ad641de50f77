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
  checkMerchantName,
  getMerchantSaleSetting,
  listConfirmedMerchants,
  listMerchants
} from '../../endpoints/merchants/merchants';

import type {
  BadRequestResponse,
  CheckMerchantNameParams,
  GetMerchantSaleSettingParams,
  ListConfirmedMerchantsParams,
  ListMerchantsParams,
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




export const getListMerchantsInfiniteQueryKey = (params?: ListMerchantsParams,) => {
    return [
    'infinite', `/api/v1/merchants`, ...(params ? [params] : [])
    ] as const;
    }

export const getListMerchantsQueryKey = (params?: ListMerchantsParams,) => {
    return [
    `/api/v1/merchants`, ...(params ? [params] : [])
    ] as const;
    }


export const getListMerchantsInfiniteQueryOptions = <TData = InfiniteData<Awaited<ReturnType<typeof listMerchants>>, ListMerchantsParams['pageNumber']>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ProblemResponse>>(params?: ListMerchantsParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listMerchants>>, TError, TData, QueryKey, ListMerchantsParams['pageNumber']>>, request?: SecondParameter<typeof httpClient>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListMerchantsInfiniteQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listMerchants>>, QueryKey, ListMerchantsParams['pageNumber']> = ({ signal, pageParam }) => listMerchants({...params, 'pageNumber': pageParam ?? params?.['pageNumber']}, { signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseInfiniteQueryOptions<Awaited<ReturnType<typeof listMerchants>>, TError, TData, QueryKey, ListMerchantsParams['pageNumber']> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListMerchantsInfiniteQueryResult = NonNullable<Awaited<ReturnType<typeof listMerchants>>>
export type ListMerchantsInfiniteQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ProblemResponse>


export function useListMerchantsInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listMerchants>>, ListMerchantsParams['pageNumber']>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ProblemResponse>>(
 params: undefined |  ListMerchantsParams, options: { query:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listMerchants>>, TError, TData, QueryKey, ListMerchantsParams['pageNumber']>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listMerchants>>,
          TError,
          Awaited<ReturnType<typeof listMerchants>>, QueryKey
        > , 'initialData'
      >, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient
  ):  DefinedUseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListMerchantsInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listMerchants>>, ListMerchantsParams['pageNumber']>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ProblemResponse>>(
 params?: ListMerchantsParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listMerchants>>, TError, TData, QueryKey, ListMerchantsParams['pageNumber']>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listMerchants>>,
          TError,
          Awaited<ReturnType<typeof listMerchants>>, QueryKey
        > , 'initialData'
      >, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient
  ):  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListMerchantsInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listMerchants>>, ListMerchantsParams['pageNumber']>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ProblemResponse>>(
 params?: ListMerchantsParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listMerchants>>, TError, TData, QueryKey, ListMerchantsParams['pageNumber']>>, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient
  ):  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Merchants
 */

export function useListMerchantsInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listMerchants>>, ListMerchantsParams['pageNumber']>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ProblemResponse>>(
 params?: ListMerchantsParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listMerchants>>, TError, TData, QueryKey, ListMerchantsParams['pageNumber']>>, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient
 ):  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListMerchantsInfiniteQueryOptions(params,options)

  const query = useInfiniteQuery(queryOptions, queryClient) as  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getListMerchantsQueryOptions = <TData = Awaited<ReturnType<typeof listMerchants>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ProblemResponse>>(params?: ListMerchantsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listMerchants>>, TError, TData>>, request?: SecondParameter<typeof httpClient>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListMerchantsQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listMerchants>>> = ({ signal }) => listMerchants(params, { signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listMerchants>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListMerchantsQueryResult = NonNullable<Awaited<ReturnType<typeof listMerchants>>>
export type ListMerchantsQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ProblemResponse>


export function useListMerchants<TData = Awaited<ReturnType<typeof listMerchants>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ProblemResponse>>(
 params: undefined |  ListMerchantsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listMerchants>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listMerchants>>,
          TError,
          Awaited<ReturnType<typeof listMerchants>>
        > , 'initialData'
      >, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListMerchants<TData = Awaited<ReturnType<typeof listMerchants>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ProblemResponse>>(
 params?: ListMerchantsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listMerchants>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listMerchants>>,
          TError,
          Awaited<ReturnType<typeof listMerchants>>
        > , 'initialData'
      >, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListMerchants<TData = Awaited<ReturnType<typeof listMerchants>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ProblemResponse>>(
 params?: ListMerchantsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listMerchants>>, TError, TData>>, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Merchants
 */

export function useListMerchants<TData = Awaited<ReturnType<typeof listMerchants>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ProblemResponse>>(
 params?: ListMerchantsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listMerchants>>, TError, TData>>, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListMerchantsQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}









export const getListConfirmedMerchantsInfiniteQueryKey = (params?: ListConfirmedMerchantsParams,) => {
    return [
    'infinite', `/api/v1/merchants/confirmed`, ...(params ? [params] : [])
    ] as const;
    }

export const getListConfirmedMerchantsQueryKey = (params?: ListConfirmedMerchantsParams,) => {
    return [
    `/api/v1/merchants/confirmed`, ...(params ? [params] : [])
    ] as const;
    }


export const getListConfirmedMerchantsInfiniteQueryOptions = <TData = InfiniteData<Awaited<ReturnType<typeof listConfirmedMerchants>>, ListConfirmedMerchantsParams['pageNumber']>, TError = ErrorType<BadRequestResponse | ProblemResponse>>(params?: ListConfirmedMerchantsParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listConfirmedMerchants>>, TError, TData, QueryKey, ListConfirmedMerchantsParams['pageNumber']>>, request?: SecondParameter<typeof httpClient>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListConfirmedMerchantsInfiniteQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listConfirmedMerchants>>, QueryKey, ListConfirmedMerchantsParams['pageNumber']> = ({ signal, pageParam }) => listConfirmedMerchants({...params, 'pageNumber': pageParam ?? params?.['pageNumber']}, { signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseInfiniteQueryOptions<Awaited<ReturnType<typeof listConfirmedMerchants>>, TError, TData, QueryKey, ListConfirmedMerchantsParams['pageNumber']> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListConfirmedMerchantsInfiniteQueryResult = NonNullable<Awaited<ReturnType<typeof listConfirmedMerchants>>>
export type ListConfirmedMerchantsInfiniteQueryError = ErrorType<BadRequestResponse | ProblemResponse>


export function useListConfirmedMerchantsInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listConfirmedMerchants>>, ListConfirmedMerchantsParams['pageNumber']>, TError = ErrorType<BadRequestResponse | ProblemResponse>>(
 params: undefined |  ListConfirmedMerchantsParams, options: { query:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listConfirmedMerchants>>, TError, TData, QueryKey, ListConfirmedMerchantsParams['pageNumber']>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listConfirmedMerchants>>,
          TError,
          Awaited<ReturnType<typeof listConfirmedMerchants>>, QueryKey
        > , 'initialData'
      >, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient
  ):  DefinedUseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListConfirmedMerchantsInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listConfirmedMerchants>>, ListConfirmedMerchantsParams['pageNumber']>, TError = ErrorType<BadRequestResponse | ProblemResponse>>(
 params?: ListConfirmedMerchantsParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listConfirmedMerchants>>, TError, TData, QueryKey, ListConfirmedMerchantsParams['pageNumber']>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listConfirmedMerchants>>,
          TError,
          Awaited<ReturnType<typeof listConfirmedMerchants>>, QueryKey
        > , 'initialData'
      >, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient
  ):  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListConfirmedMerchantsInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listConfirmedMerchants>>, ListConfirmedMerchantsParams['pageNumber']>, TError = ErrorType<BadRequestResponse | ProblemResponse>>(
 params?: ListConfirmedMerchantsParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listConfirmedMerchants>>, TError, TData, QueryKey, ListConfirmedMerchantsParams['pageNumber']>>, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient
  ):  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Confirmed merchants
 */

export function useListConfirmedMerchantsInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listConfirmedMerchants>>, ListConfirmedMerchantsParams['pageNumber']>, TError = ErrorType<BadRequestResponse | ProblemResponse>>(
 params?: ListConfirmedMerchantsParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listConfirmedMerchants>>, TError, TData, QueryKey, ListConfirmedMerchantsParams['pageNumber']>>, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient
 ):  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListConfirmedMerchantsInfiniteQueryOptions(params,options)

  const query = useInfiniteQuery(queryOptions, queryClient) as  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getListConfirmedMerchantsQueryOptions = <TData = Awaited<ReturnType<typeof listConfirmedMerchants>>, TError = ErrorType<BadRequestResponse | ProblemResponse>>(params?: ListConfirmedMerchantsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listConfirmedMerchants>>, TError, TData>>, request?: SecondParameter<typeof httpClient>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListConfirmedMerchantsQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listConfirmedMerchants>>> = ({ signal }) => listConfirmedMerchants(params, { signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listConfirmedMerchants>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListConfirmedMerchantsQueryResult = NonNullable<Awaited<ReturnType<typeof listConfirmedMerchants>>>
export type ListConfirmedMerchantsQueryError = ErrorType<BadRequestResponse | ProblemResponse>


export function useListConfirmedMerchants<TData = Awaited<ReturnType<typeof listConfirmedMerchants>>, TError = ErrorType<BadRequestResponse | ProblemResponse>>(
 params: undefined |  ListConfirmedMerchantsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listConfirmedMerchants>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listConfirmedMerchants>>,
          TError,
          Awaited<ReturnType<typeof listConfirmedMerchants>>
        > , 'initialData'
      >, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListConfirmedMerchants<TData = Awaited<ReturnType<typeof listConfirmedMerchants>>, TError = ErrorType<BadRequestResponse | ProblemResponse>>(
 params?: ListConfirmedMerchantsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listConfirmedMerchants>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listConfirmedMerchants>>,
          TError,
          Awaited<ReturnType<typeof listConfirmedMerchants>>
        > , 'initialData'
      >, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListConfirmedMerchants<TData = Awaited<ReturnType<typeof listConfirmedMerchants>>, TError = ErrorType<BadRequestResponse | ProblemResponse>>(
 params?: ListConfirmedMerchantsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listConfirmedMerchants>>, TError, TData>>, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Confirmed merchants
 */

export function useListConfirmedMerchants<TData = Awaited<ReturnType<typeof listConfirmedMerchants>>, TError = ErrorType<BadRequestResponse | ProblemResponse>>(
 params?: ListConfirmedMerchantsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listConfirmedMerchants>>, TError, TData>>, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListConfirmedMerchantsQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}









export const getCheckMerchantNameQueryKey = (params?: CheckMerchantNameParams,) => {
    return [
    `/api/v1/merchants/is-valid-name`, ...(params ? [params] : [])
    ] as const;
    }


export const getCheckMerchantNameQueryOptions = <TData = Awaited<ReturnType<typeof checkMerchantName>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ProblemResponse>>(params: CheckMerchantNameParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof checkMerchantName>>, TError, TData>>, request?: SecondParameter<typeof httpClient>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getCheckMerchantNameQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof checkMerchantName>>> = ({ signal }) => checkMerchantName(params, { signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof checkMerchantName>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type CheckMerchantNameQueryResult = NonNullable<Awaited<ReturnType<typeof checkMerchantName>>>
export type CheckMerchantNameQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ProblemResponse>


export function useCheckMerchantName<TData = Awaited<ReturnType<typeof checkMerchantName>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ProblemResponse>>(
 params: CheckMerchantNameParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof checkMerchantName>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof checkMerchantName>>,
          TError,
          Awaited<ReturnType<typeof checkMerchantName>>
        > , 'initialData'
      >, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useCheckMerchantName<TData = Awaited<ReturnType<typeof checkMerchantName>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ProblemResponse>>(
 params: CheckMerchantNameParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof checkMerchantName>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof checkMerchantName>>,
          TError,
          Awaited<ReturnType<typeof checkMerchantName>>
        > , 'initialData'
      >, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useCheckMerchantName<TData = Awaited<ReturnType<typeof checkMerchantName>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ProblemResponse>>(
 params: CheckMerchantNameParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof checkMerchantName>>, TError, TData>>, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary May a merchant take this name?
 */

export function useCheckMerchantName<TData = Awaited<ReturnType<typeof checkMerchantName>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ProblemResponse>>(
 params: CheckMerchantNameParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof checkMerchantName>>, TError, TData>>, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getCheckMerchantNameQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}









export const getGetMerchantSaleSettingQueryKey = (params?: GetMerchantSaleSettingParams,) => {
    return [
    `/api/v1/merchantsalesetting`, ...(params ? [params] : [])
    ] as const;
    }


export const getGetMerchantSaleSettingQueryOptions = <TData = Awaited<ReturnType<typeof getMerchantSaleSetting>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | ProblemResponse>>(params: GetMerchantSaleSettingParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getMerchantSaleSetting>>, TError, TData>>, request?: SecondParameter<typeof httpClient>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetMerchantSaleSettingQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getMerchantSaleSetting>>> = ({ signal }) => getMerchantSaleSetting(params, { signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getMerchantSaleSetting>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetMerchantSaleSettingQueryResult = NonNullable<Awaited<ReturnType<typeof getMerchantSaleSetting>>>
export type GetMerchantSaleSettingQueryError = ErrorType<BadRequestResponse | NotFoundResponse | ProblemResponse>


export function useGetMerchantSaleSetting<TData = Awaited<ReturnType<typeof getMerchantSaleSetting>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | ProblemResponse>>(
 params: GetMerchantSaleSettingParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getMerchantSaleSetting>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getMerchantSaleSetting>>,
          TError,
          Awaited<ReturnType<typeof getMerchantSaleSetting>>
        > , 'initialData'
      >, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetMerchantSaleSetting<TData = Awaited<ReturnType<typeof getMerchantSaleSetting>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | ProblemResponse>>(
 params: GetMerchantSaleSettingParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getMerchantSaleSetting>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getMerchantSaleSetting>>,
          TError,
          Awaited<ReturnType<typeof getMerchantSaleSetting>>
        > , 'initialData'
      >, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetMerchantSaleSetting<TData = Awaited<ReturnType<typeof getMerchantSaleSetting>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | ProblemResponse>>(
 params: GetMerchantSaleSettingParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getMerchantSaleSetting>>, TError, TData>>, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary How a merchant sells
 */

export function useGetMerchantSaleSetting<TData = Awaited<ReturnType<typeof getMerchantSaleSetting>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | ProblemResponse>>(
 params: GetMerchantSaleSettingParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getMerchantSaleSetting>>, TError, TData>>, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetMerchantSaleSettingQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}
