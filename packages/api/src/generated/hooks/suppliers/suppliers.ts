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
  getMerchantDelegation,
  getSupplier,
  listMerchantDelegations,
  listSuppliers
} from '../../endpoints/suppliers/suppliers';

import type {
  BadRequestResponse,
  GoneResponse,
  ListMerchantDelegationsParams,
  ListSuppliersParams,
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




export const getListMerchantDelegationsInfiniteQueryKey = (params?: ListMerchantDelegationsParams,) => {
    return [
    'infinite', `/api/v1/merchantdelegations`, ...(params ? [params] : [])
    ] as const;
    }

export const getListMerchantDelegationsQueryKey = (params?: ListMerchantDelegationsParams,) => {
    return [
    `/api/v1/merchantdelegations`, ...(params ? [params] : [])
    ] as const;
    }


export const getListMerchantDelegationsInfiniteQueryOptions = <TData = InfiniteData<Awaited<ReturnType<typeof listMerchantDelegations>>, ListMerchantDelegationsParams['pageNumber']>, TError = ErrorType<BadRequestResponse | ProblemResponse>>(params?: ListMerchantDelegationsParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listMerchantDelegations>>, TError, TData, QueryKey, ListMerchantDelegationsParams['pageNumber']>>, request?: SecondParameter<typeof httpClient>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListMerchantDelegationsInfiniteQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listMerchantDelegations>>, QueryKey, ListMerchantDelegationsParams['pageNumber']> = ({ signal, pageParam }) => listMerchantDelegations({...params, 'pageNumber': pageParam ?? params?.['pageNumber']}, { signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseInfiniteQueryOptions<Awaited<ReturnType<typeof listMerchantDelegations>>, TError, TData, QueryKey, ListMerchantDelegationsParams['pageNumber']> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListMerchantDelegationsInfiniteQueryResult = NonNullable<Awaited<ReturnType<typeof listMerchantDelegations>>>
export type ListMerchantDelegationsInfiniteQueryError = ErrorType<BadRequestResponse | ProblemResponse>


export function useListMerchantDelegationsInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listMerchantDelegations>>, ListMerchantDelegationsParams['pageNumber']>, TError = ErrorType<BadRequestResponse | ProblemResponse>>(
 params: undefined |  ListMerchantDelegationsParams, options: { query:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listMerchantDelegations>>, TError, TData, QueryKey, ListMerchantDelegationsParams['pageNumber']>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listMerchantDelegations>>,
          TError,
          Awaited<ReturnType<typeof listMerchantDelegations>>, QueryKey
        > , 'initialData'
      >, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient
  ):  DefinedUseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListMerchantDelegationsInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listMerchantDelegations>>, ListMerchantDelegationsParams['pageNumber']>, TError = ErrorType<BadRequestResponse | ProblemResponse>>(
 params?: ListMerchantDelegationsParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listMerchantDelegations>>, TError, TData, QueryKey, ListMerchantDelegationsParams['pageNumber']>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listMerchantDelegations>>,
          TError,
          Awaited<ReturnType<typeof listMerchantDelegations>>, QueryKey
        > , 'initialData'
      >, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient
  ):  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListMerchantDelegationsInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listMerchantDelegations>>, ListMerchantDelegationsParams['pageNumber']>, TError = ErrorType<BadRequestResponse | ProblemResponse>>(
 params?: ListMerchantDelegationsParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listMerchantDelegations>>, TError, TData, QueryKey, ListMerchantDelegationsParams['pageNumber']>>, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient
  ):  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Agencies of brands
 */

export function useListMerchantDelegationsInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listMerchantDelegations>>, ListMerchantDelegationsParams['pageNumber']>, TError = ErrorType<BadRequestResponse | ProblemResponse>>(
 params?: ListMerchantDelegationsParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listMerchantDelegations>>, TError, TData, QueryKey, ListMerchantDelegationsParams['pageNumber']>>, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient
 ):  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListMerchantDelegationsInfiniteQueryOptions(params,options)

  const query = useInfiniteQuery(queryOptions, queryClient) as  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getListMerchantDelegationsQueryOptions = <TData = Awaited<ReturnType<typeof listMerchantDelegations>>, TError = ErrorType<BadRequestResponse | ProblemResponse>>(params?: ListMerchantDelegationsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listMerchantDelegations>>, TError, TData>>, request?: SecondParameter<typeof httpClient>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListMerchantDelegationsQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listMerchantDelegations>>> = ({ signal }) => listMerchantDelegations(params, { signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listMerchantDelegations>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListMerchantDelegationsQueryResult = NonNullable<Awaited<ReturnType<typeof listMerchantDelegations>>>
export type ListMerchantDelegationsQueryError = ErrorType<BadRequestResponse | ProblemResponse>


export function useListMerchantDelegations<TData = Awaited<ReturnType<typeof listMerchantDelegations>>, TError = ErrorType<BadRequestResponse | ProblemResponse>>(
 params: undefined |  ListMerchantDelegationsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listMerchantDelegations>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listMerchantDelegations>>,
          TError,
          Awaited<ReturnType<typeof listMerchantDelegations>>
        > , 'initialData'
      >, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListMerchantDelegations<TData = Awaited<ReturnType<typeof listMerchantDelegations>>, TError = ErrorType<BadRequestResponse | ProblemResponse>>(
 params?: ListMerchantDelegationsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listMerchantDelegations>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listMerchantDelegations>>,
          TError,
          Awaited<ReturnType<typeof listMerchantDelegations>>
        > , 'initialData'
      >, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListMerchantDelegations<TData = Awaited<ReturnType<typeof listMerchantDelegations>>, TError = ErrorType<BadRequestResponse | ProblemResponse>>(
 params?: ListMerchantDelegationsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listMerchantDelegations>>, TError, TData>>, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Agencies of brands
 */

export function useListMerchantDelegations<TData = Awaited<ReturnType<typeof listMerchantDelegations>>, TError = ErrorType<BadRequestResponse | ProblemResponse>>(
 params?: ListMerchantDelegationsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listMerchantDelegations>>, TError, TData>>, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListMerchantDelegationsQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}









export const getGetMerchantDelegationQueryKey = (id: string,) => {
    return [
    `/api/v1/merchantdelegations/${id}`
    ] as const;
    }


export const getGetMerchantDelegationQueryOptions = <TData = Awaited<ReturnType<typeof getMerchantDelegation>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | ProblemResponse>>(id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getMerchantDelegation>>, TError, TData>>, request?: SecondParameter<typeof httpClient>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetMerchantDelegationQueryKey(id);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getMerchantDelegation>>> = ({ signal }) => getMerchantDelegation(id, { signal, ...requestOptions });





   return  { queryKey, queryFn, enabled: id !== null && id !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getMerchantDelegation>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetMerchantDelegationQueryResult = NonNullable<Awaited<ReturnType<typeof getMerchantDelegation>>>
export type GetMerchantDelegationQueryError = ErrorType<BadRequestResponse | NotFoundResponse | ProblemResponse>


export function useGetMerchantDelegation<TData = Awaited<ReturnType<typeof getMerchantDelegation>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | ProblemResponse>>(
 id: string, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getMerchantDelegation>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getMerchantDelegation>>,
          TError,
          Awaited<ReturnType<typeof getMerchantDelegation>>
        > , 'initialData'
      >, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetMerchantDelegation<TData = Awaited<ReturnType<typeof getMerchantDelegation>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | ProblemResponse>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getMerchantDelegation>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getMerchantDelegation>>,
          TError,
          Awaited<ReturnType<typeof getMerchantDelegation>>
        > , 'initialData'
      >, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetMerchantDelegation<TData = Awaited<ReturnType<typeof getMerchantDelegation>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | ProblemResponse>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getMerchantDelegation>>, TError, TData>>, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary One agency
 */

export function useGetMerchantDelegation<TData = Awaited<ReturnType<typeof getMerchantDelegation>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | ProblemResponse>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getMerchantDelegation>>, TError, TData>>, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetMerchantDelegationQueryOptions(id,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}









export const getListSuppliersInfiniteQueryKey = (params?: ListSuppliersParams,) => {
    return [
    'infinite', `/api/v1/suppliers`, ...(params ? [params] : [])
    ] as const;
    }

export const getListSuppliersQueryKey = (params?: ListSuppliersParams,) => {
    return [
    `/api/v1/suppliers`, ...(params ? [params] : [])
    ] as const;
    }


export const getListSuppliersInfiniteQueryOptions = <TData = InfiniteData<Awaited<ReturnType<typeof listSuppliers>>, ListSuppliersParams['pageNumber']>, TError = ErrorType<BadRequestResponse | ProblemResponse>>(params?: ListSuppliersParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listSuppliers>>, TError, TData, QueryKey, ListSuppliersParams['pageNumber']>>, request?: SecondParameter<typeof httpClient>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListSuppliersInfiniteQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listSuppliers>>, QueryKey, ListSuppliersParams['pageNumber']> = ({ signal, pageParam }) => listSuppliers({...params, 'pageNumber': pageParam ?? params?.['pageNumber']}, { signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseInfiniteQueryOptions<Awaited<ReturnType<typeof listSuppliers>>, TError, TData, QueryKey, ListSuppliersParams['pageNumber']> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListSuppliersInfiniteQueryResult = NonNullable<Awaited<ReturnType<typeof listSuppliers>>>
export type ListSuppliersInfiniteQueryError = ErrorType<BadRequestResponse | ProblemResponse>


export function useListSuppliersInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listSuppliers>>, ListSuppliersParams['pageNumber']>, TError = ErrorType<BadRequestResponse | ProblemResponse>>(
 params: undefined |  ListSuppliersParams, options: { query:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listSuppliers>>, TError, TData, QueryKey, ListSuppliersParams['pageNumber']>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listSuppliers>>,
          TError,
          Awaited<ReturnType<typeof listSuppliers>>, QueryKey
        > , 'initialData'
      >, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient
  ):  DefinedUseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListSuppliersInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listSuppliers>>, ListSuppliersParams['pageNumber']>, TError = ErrorType<BadRequestResponse | ProblemResponse>>(
 params?: ListSuppliersParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listSuppliers>>, TError, TData, QueryKey, ListSuppliersParams['pageNumber']>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listSuppliers>>,
          TError,
          Awaited<ReturnType<typeof listSuppliers>>, QueryKey
        > , 'initialData'
      >, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient
  ):  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListSuppliersInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listSuppliers>>, ListSuppliersParams['pageNumber']>, TError = ErrorType<BadRequestResponse | ProblemResponse>>(
 params?: ListSuppliersParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listSuppliers>>, TError, TData, QueryKey, ListSuppliersParams['pageNumber']>>, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient
  ):  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Search and page through suppliers
 */

export function useListSuppliersInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listSuppliers>>, ListSuppliersParams['pageNumber']>, TError = ErrorType<BadRequestResponse | ProblemResponse>>(
 params?: ListSuppliersParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listSuppliers>>, TError, TData, QueryKey, ListSuppliersParams['pageNumber']>>, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient
 ):  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListSuppliersInfiniteQueryOptions(params,options)

  const query = useInfiniteQuery(queryOptions, queryClient) as  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getListSuppliersQueryOptions = <TData = Awaited<ReturnType<typeof listSuppliers>>, TError = ErrorType<BadRequestResponse | ProblemResponse>>(params?: ListSuppliersParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSuppliers>>, TError, TData>>, request?: SecondParameter<typeof httpClient>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListSuppliersQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listSuppliers>>> = ({ signal }) => listSuppliers(params, { signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listSuppliers>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListSuppliersQueryResult = NonNullable<Awaited<ReturnType<typeof listSuppliers>>>
export type ListSuppliersQueryError = ErrorType<BadRequestResponse | ProblemResponse>


export function useListSuppliers<TData = Awaited<ReturnType<typeof listSuppliers>>, TError = ErrorType<BadRequestResponse | ProblemResponse>>(
 params: undefined |  ListSuppliersParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSuppliers>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listSuppliers>>,
          TError,
          Awaited<ReturnType<typeof listSuppliers>>
        > , 'initialData'
      >, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListSuppliers<TData = Awaited<ReturnType<typeof listSuppliers>>, TError = ErrorType<BadRequestResponse | ProblemResponse>>(
 params?: ListSuppliersParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSuppliers>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listSuppliers>>,
          TError,
          Awaited<ReturnType<typeof listSuppliers>>
        > , 'initialData'
      >, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListSuppliers<TData = Awaited<ReturnType<typeof listSuppliers>>, TError = ErrorType<BadRequestResponse | ProblemResponse>>(
 params?: ListSuppliersParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSuppliers>>, TError, TData>>, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Search and page through suppliers
 */

export function useListSuppliers<TData = Awaited<ReturnType<typeof listSuppliers>>, TError = ErrorType<BadRequestResponse | ProblemResponse>>(
 params?: ListSuppliersParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSuppliers>>, TError, TData>>, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListSuppliersQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}









export const getGetSupplierQueryKey = (id: string,) => {
    return [
    `/api/v1/suppliers/${id}`
    ] as const;
    }


export const getGetSupplierQueryOptions = <TData = Awaited<ReturnType<typeof getSupplier>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | GoneResponse | ProblemResponse>>(id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSupplier>>, TError, TData>>, request?: SecondParameter<typeof httpClient>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetSupplierQueryKey(id);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getSupplier>>> = ({ signal }) => getSupplier(id, { signal, ...requestOptions });





   return  { queryKey, queryFn, enabled: id !== null && id !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getSupplier>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetSupplierQueryResult = NonNullable<Awaited<ReturnType<typeof getSupplier>>>
export type GetSupplierQueryError = ErrorType<BadRequestResponse | NotFoundResponse | GoneResponse | ProblemResponse>


export function useGetSupplier<TData = Awaited<ReturnType<typeof getSupplier>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | GoneResponse | ProblemResponse>>(
 id: string, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSupplier>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getSupplier>>,
          TError,
          Awaited<ReturnType<typeof getSupplier>>
        > , 'initialData'
      >, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetSupplier<TData = Awaited<ReturnType<typeof getSupplier>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | GoneResponse | ProblemResponse>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSupplier>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getSupplier>>,
          TError,
          Awaited<ReturnType<typeof getSupplier>>
        > , 'initialData'
      >, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetSupplier<TData = Awaited<ReturnType<typeof getSupplier>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | GoneResponse | ProblemResponse>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSupplier>>, TError, TData>>, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary A supplier's whole profile
 */

export function useGetSupplier<TData = Awaited<ReturnType<typeof getSupplier>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | GoneResponse | ProblemResponse>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSupplier>>, TError, TData>>, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetSupplierQueryOptions(id,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}
