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
  getSupplierProductCatalog,
  listOffersByProduct,
  listRelatedSupplierProducts,
  listSupplierProducts
} from '../../endpoints/supplier-products/supplier-products';

import type {
  BadRequestResponse,
  ListOffersByProductParams,
  ListRelatedSupplierProductsParams,
  ListSupplierProductsParams,
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




export const getListOffersByProductInfiniteQueryKey = (params?: ListOffersByProductParams,) => {
    return [
    'infinite', `/api/v1/supplierproducts/byproduct`, ...(params ? [params] : [])
    ] as const;
    }

export const getListOffersByProductQueryKey = (params?: ListOffersByProductParams,) => {
    return [
    `/api/v1/supplierproducts/byproduct`, ...(params ? [params] : [])
    ] as const;
    }


export const getListOffersByProductInfiniteQueryOptions = <TData = InfiniteData<Awaited<ReturnType<typeof listOffersByProduct>>, ListOffersByProductParams['pageNumber']>, TError = ErrorType<BadRequestResponse | NotFoundResponse | ProblemResponse>>(params?: ListOffersByProductParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listOffersByProduct>>, TError, TData, QueryKey, ListOffersByProductParams['pageNumber']>>, request?: SecondParameter<typeof httpClient>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListOffersByProductInfiniteQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listOffersByProduct>>, QueryKey, ListOffersByProductParams['pageNumber']> = ({ signal, pageParam }) => listOffersByProduct({...params, 'pageNumber': pageParam ?? params?.['pageNumber']}, { signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseInfiniteQueryOptions<Awaited<ReturnType<typeof listOffersByProduct>>, TError, TData, QueryKey, ListOffersByProductParams['pageNumber']> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListOffersByProductInfiniteQueryResult = NonNullable<Awaited<ReturnType<typeof listOffersByProduct>>>
export type ListOffersByProductInfiniteQueryError = ErrorType<BadRequestResponse | NotFoundResponse | ProblemResponse>


export function useListOffersByProductInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listOffersByProduct>>, ListOffersByProductParams['pageNumber']>, TError = ErrorType<BadRequestResponse | NotFoundResponse | ProblemResponse>>(
 params: undefined |  ListOffersByProductParams, options: { query:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listOffersByProduct>>, TError, TData, QueryKey, ListOffersByProductParams['pageNumber']>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listOffersByProduct>>,
          TError,
          Awaited<ReturnType<typeof listOffersByProduct>>, QueryKey
        > , 'initialData'
      >, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient
  ):  DefinedUseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListOffersByProductInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listOffersByProduct>>, ListOffersByProductParams['pageNumber']>, TError = ErrorType<BadRequestResponse | NotFoundResponse | ProblemResponse>>(
 params?: ListOffersByProductParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listOffersByProduct>>, TError, TData, QueryKey, ListOffersByProductParams['pageNumber']>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listOffersByProduct>>,
          TError,
          Awaited<ReturnType<typeof listOffersByProduct>>, QueryKey
        > , 'initialData'
      >, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient
  ):  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListOffersByProductInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listOffersByProduct>>, ListOffersByProductParams['pageNumber']>, TError = ErrorType<BadRequestResponse | NotFoundResponse | ProblemResponse>>(
 params?: ListOffersByProductParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listOffersByProduct>>, TError, TData, QueryKey, ListOffersByProductParams['pageNumber']>>, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient
  ):  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary All offers of one product
 */

export function useListOffersByProductInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listOffersByProduct>>, ListOffersByProductParams['pageNumber']>, TError = ErrorType<BadRequestResponse | NotFoundResponse | ProblemResponse>>(
 params?: ListOffersByProductParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listOffersByProduct>>, TError, TData, QueryKey, ListOffersByProductParams['pageNumber']>>, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient
 ):  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListOffersByProductInfiniteQueryOptions(params,options)

  const query = useInfiniteQuery(queryOptions, queryClient) as  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getListOffersByProductQueryOptions = <TData = Awaited<ReturnType<typeof listOffersByProduct>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | ProblemResponse>>(params?: ListOffersByProductParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listOffersByProduct>>, TError, TData>>, request?: SecondParameter<typeof httpClient>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListOffersByProductQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listOffersByProduct>>> = ({ signal }) => listOffersByProduct(params, { signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listOffersByProduct>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListOffersByProductQueryResult = NonNullable<Awaited<ReturnType<typeof listOffersByProduct>>>
export type ListOffersByProductQueryError = ErrorType<BadRequestResponse | NotFoundResponse | ProblemResponse>


export function useListOffersByProduct<TData = Awaited<ReturnType<typeof listOffersByProduct>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | ProblemResponse>>(
 params: undefined |  ListOffersByProductParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listOffersByProduct>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listOffersByProduct>>,
          TError,
          Awaited<ReturnType<typeof listOffersByProduct>>
        > , 'initialData'
      >, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListOffersByProduct<TData = Awaited<ReturnType<typeof listOffersByProduct>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | ProblemResponse>>(
 params?: ListOffersByProductParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listOffersByProduct>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listOffersByProduct>>,
          TError,
          Awaited<ReturnType<typeof listOffersByProduct>>
        > , 'initialData'
      >, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListOffersByProduct<TData = Awaited<ReturnType<typeof listOffersByProduct>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | ProblemResponse>>(
 params?: ListOffersByProductParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listOffersByProduct>>, TError, TData>>, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary All offers of one product
 */

export function useListOffersByProduct<TData = Awaited<ReturnType<typeof listOffersByProduct>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | ProblemResponse>>(
 params?: ListOffersByProductParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listOffersByProduct>>, TError, TData>>, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListOffersByProductQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}









export const getListSupplierProductsInfiniteQueryKey = (params?: ListSupplierProductsParams,) => {
    return [
    'infinite', `/api/v1/supplierproducts/catalog`, ...(params ? [params] : [])
    ] as const;
    }

export const getListSupplierProductsQueryKey = (params?: ListSupplierProductsParams,) => {
    return [
    `/api/v1/supplierproducts/catalog`, ...(params ? [params] : [])
    ] as const;
    }


export const getListSupplierProductsInfiniteQueryOptions = <TData = InfiniteData<Awaited<ReturnType<typeof listSupplierProducts>>, ListSupplierProductsParams['pageNumber']>, TError = ErrorType<BadRequestResponse | ProblemResponse>>(params?: ListSupplierProductsParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listSupplierProducts>>, TError, TData, QueryKey, ListSupplierProductsParams['pageNumber']>>, request?: SecondParameter<typeof httpClient>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListSupplierProductsInfiniteQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listSupplierProducts>>, QueryKey, ListSupplierProductsParams['pageNumber']> = ({ signal, pageParam }) => listSupplierProducts({...params, 'pageNumber': pageParam ?? params?.['pageNumber']}, { signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseInfiniteQueryOptions<Awaited<ReturnType<typeof listSupplierProducts>>, TError, TData, QueryKey, ListSupplierProductsParams['pageNumber']> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListSupplierProductsInfiniteQueryResult = NonNullable<Awaited<ReturnType<typeof listSupplierProducts>>>
export type ListSupplierProductsInfiniteQueryError = ErrorType<BadRequestResponse | ProblemResponse>


export function useListSupplierProductsInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listSupplierProducts>>, ListSupplierProductsParams['pageNumber']>, TError = ErrorType<BadRequestResponse | ProblemResponse>>(
 params: undefined |  ListSupplierProductsParams, options: { query:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listSupplierProducts>>, TError, TData, QueryKey, ListSupplierProductsParams['pageNumber']>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listSupplierProducts>>,
          TError,
          Awaited<ReturnType<typeof listSupplierProducts>>, QueryKey
        > , 'initialData'
      >, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient
  ):  DefinedUseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListSupplierProductsInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listSupplierProducts>>, ListSupplierProductsParams['pageNumber']>, TError = ErrorType<BadRequestResponse | ProblemResponse>>(
 params?: ListSupplierProductsParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listSupplierProducts>>, TError, TData, QueryKey, ListSupplierProductsParams['pageNumber']>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listSupplierProducts>>,
          TError,
          Awaited<ReturnType<typeof listSupplierProducts>>, QueryKey
        > , 'initialData'
      >, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient
  ):  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListSupplierProductsInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listSupplierProducts>>, ListSupplierProductsParams['pageNumber']>, TError = ErrorType<BadRequestResponse | ProblemResponse>>(
 params?: ListSupplierProductsParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listSupplierProducts>>, TError, TData, QueryKey, ListSupplierProductsParams['pageNumber']>>, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient
  ):  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary The faceted list of offers
 */

export function useListSupplierProductsInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listSupplierProducts>>, ListSupplierProductsParams['pageNumber']>, TError = ErrorType<BadRequestResponse | ProblemResponse>>(
 params?: ListSupplierProductsParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listSupplierProducts>>, TError, TData, QueryKey, ListSupplierProductsParams['pageNumber']>>, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient
 ):  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListSupplierProductsInfiniteQueryOptions(params,options)

  const query = useInfiniteQuery(queryOptions, queryClient) as  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getListSupplierProductsQueryOptions = <TData = Awaited<ReturnType<typeof listSupplierProducts>>, TError = ErrorType<BadRequestResponse | ProblemResponse>>(params?: ListSupplierProductsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSupplierProducts>>, TError, TData>>, request?: SecondParameter<typeof httpClient>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListSupplierProductsQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listSupplierProducts>>> = ({ signal }) => listSupplierProducts(params, { signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listSupplierProducts>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListSupplierProductsQueryResult = NonNullable<Awaited<ReturnType<typeof listSupplierProducts>>>
export type ListSupplierProductsQueryError = ErrorType<BadRequestResponse | ProblemResponse>


export function useListSupplierProducts<TData = Awaited<ReturnType<typeof listSupplierProducts>>, TError = ErrorType<BadRequestResponse | ProblemResponse>>(
 params: undefined |  ListSupplierProductsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSupplierProducts>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listSupplierProducts>>,
          TError,
          Awaited<ReturnType<typeof listSupplierProducts>>
        > , 'initialData'
      >, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListSupplierProducts<TData = Awaited<ReturnType<typeof listSupplierProducts>>, TError = ErrorType<BadRequestResponse | ProblemResponse>>(
 params?: ListSupplierProductsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSupplierProducts>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listSupplierProducts>>,
          TError,
          Awaited<ReturnType<typeof listSupplierProducts>>
        > , 'initialData'
      >, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListSupplierProducts<TData = Awaited<ReturnType<typeof listSupplierProducts>>, TError = ErrorType<BadRequestResponse | ProblemResponse>>(
 params?: ListSupplierProductsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSupplierProducts>>, TError, TData>>, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary The faceted list of offers
 */

export function useListSupplierProducts<TData = Awaited<ReturnType<typeof listSupplierProducts>>, TError = ErrorType<BadRequestResponse | ProblemResponse>>(
 params?: ListSupplierProductsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSupplierProducts>>, TError, TData>>, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListSupplierProductsQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}









export const getGetSupplierProductCatalogQueryKey = (id: string,) => {
    return [
    `/api/v1/supplierproducts/${id}/catalog`
    ] as const;
    }


export const getGetSupplierProductCatalogQueryOptions = <TData = Awaited<ReturnType<typeof getSupplierProductCatalog>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | ProblemResponse>>(id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSupplierProductCatalog>>, TError, TData>>, request?: SecondParameter<typeof httpClient>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetSupplierProductCatalogQueryKey(id);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getSupplierProductCatalog>>> = ({ signal }) => getSupplierProductCatalog(id, { signal, ...requestOptions });





   return  { queryKey, queryFn, enabled: id !== null && id !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getSupplierProductCatalog>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetSupplierProductCatalogQueryResult = NonNullable<Awaited<ReturnType<typeof getSupplierProductCatalog>>>
export type GetSupplierProductCatalogQueryError = ErrorType<BadRequestResponse | NotFoundResponse | ProblemResponse>


export function useGetSupplierProductCatalog<TData = Awaited<ReturnType<typeof getSupplierProductCatalog>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | ProblemResponse>>(
 id: string, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSupplierProductCatalog>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getSupplierProductCatalog>>,
          TError,
          Awaited<ReturnType<typeof getSupplierProductCatalog>>
        > , 'initialData'
      >, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetSupplierProductCatalog<TData = Awaited<ReturnType<typeof getSupplierProductCatalog>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | ProblemResponse>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSupplierProductCatalog>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getSupplierProductCatalog>>,
          TError,
          Awaited<ReturnType<typeof getSupplierProductCatalog>>
        > , 'initialData'
      >, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetSupplierProductCatalog<TData = Awaited<ReturnType<typeof getSupplierProductCatalog>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | ProblemResponse>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSupplierProductCatalog>>, TError, TData>>, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary One offer with everything its page shows
 */

export function useGetSupplierProductCatalog<TData = Awaited<ReturnType<typeof getSupplierProductCatalog>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | ProblemResponse>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSupplierProductCatalog>>, TError, TData>>, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetSupplierProductCatalogQueryOptions(id,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}









export const getListRelatedSupplierProductsQueryKey = (id: string,
    params?: ListRelatedSupplierProductsParams,) => {
    return [
    `/api/v1/supplierproducts/${id}/related`, ...(params ? [params] : [])
    ] as const;
    }


export const getListRelatedSupplierProductsQueryOptions = <TData = Awaited<ReturnType<typeof listRelatedSupplierProducts>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | ProblemResponse>>(id: string,
    params?: ListRelatedSupplierProductsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listRelatedSupplierProducts>>, TError, TData>>, request?: SecondParameter<typeof httpClient>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListRelatedSupplierProductsQueryKey(id,params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listRelatedSupplierProducts>>> = ({ signal }) => listRelatedSupplierProducts(id,params, { signal, ...requestOptions });





   return  { queryKey, queryFn, enabled: id !== null && id !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listRelatedSupplierProducts>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListRelatedSupplierProductsQueryResult = NonNullable<Awaited<ReturnType<typeof listRelatedSupplierProducts>>>
export type ListRelatedSupplierProductsQueryError = ErrorType<BadRequestResponse | NotFoundResponse | ProblemResponse>


export function useListRelatedSupplierProducts<TData = Awaited<ReturnType<typeof listRelatedSupplierProducts>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | ProblemResponse>>(
 id: string,
    params: undefined |  ListRelatedSupplierProductsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listRelatedSupplierProducts>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listRelatedSupplierProducts>>,
          TError,
          Awaited<ReturnType<typeof listRelatedSupplierProducts>>
        > , 'initialData'
      >, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListRelatedSupplierProducts<TData = Awaited<ReturnType<typeof listRelatedSupplierProducts>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | ProblemResponse>>(
 id: string,
    params?: ListRelatedSupplierProductsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listRelatedSupplierProducts>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listRelatedSupplierProducts>>,
          TError,
          Awaited<ReturnType<typeof listRelatedSupplierProducts>>
        > , 'initialData'
      >, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListRelatedSupplierProducts<TData = Awaited<ReturnType<typeof listRelatedSupplierProducts>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | ProblemResponse>>(
 id: string,
    params?: ListRelatedSupplierProductsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listRelatedSupplierProducts>>, TError, TData>>, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Goods a reader of this one may want
 */

export function useListRelatedSupplierProducts<TData = Awaited<ReturnType<typeof listRelatedSupplierProducts>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | ProblemResponse>>(
 id: string,
    params?: ListRelatedSupplierProductsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listRelatedSupplierProducts>>, TError, TData>>, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListRelatedSupplierProductsQueryOptions(id,params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}
