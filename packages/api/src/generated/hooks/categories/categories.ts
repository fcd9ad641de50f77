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
  getActiveCategory,
  getCategoryBreadcrumb,
  getCategoryMenu,
  listCategories,
  listCategoryChildren,
  listCategoryItemsCount,
  listCategoryProperties,
  listCategorySuppliersWithCatalog,
  listTopLevelCategories,
  searchCategorySuppliers
} from '../../endpoints/categories/categories';

import type {
  BadRequestResponse,
  CategorySupplierQuery,
  GetCategoryMenuParams,
  GoneResponse,
  ListCategoriesParams,
  ListCategoryItemsCountParams,
  ListCategoryPropertiesParams,
  ListCategorySuppliersWithCatalogParams,
  ListTopLevelCategoriesParams,
  NotFoundResponse,
  PayloadTooLargeResponse,
  ProblemResponse,
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




export const getListCategoriesInfiniteQueryKey = (params?: ListCategoriesParams,) => {
    return [
    'infinite', `/api/v1/categories`, ...(params ? [params] : [])
    ] as const;
    }

export const getListCategoriesQueryKey = (params?: ListCategoriesParams,) => {
    return [
    `/api/v1/categories`, ...(params ? [params] : [])
    ] as const;
    }


export const getListCategoriesInfiniteQueryOptions = <TData = InfiniteData<Awaited<ReturnType<typeof listCategories>>, ListCategoriesParams['pageNumber']>, TError = ErrorType<BadRequestResponse | ProblemResponse>>(params?: ListCategoriesParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listCategories>>, TError, TData, QueryKey, ListCategoriesParams['pageNumber']>>, request?: SecondParameter<typeof httpClient>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListCategoriesInfiniteQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listCategories>>, QueryKey, ListCategoriesParams['pageNumber']> = ({ signal, pageParam }) => listCategories({...params, 'pageNumber': pageParam ?? params?.['pageNumber']}, { signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseInfiniteQueryOptions<Awaited<ReturnType<typeof listCategories>>, TError, TData, QueryKey, ListCategoriesParams['pageNumber']> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListCategoriesInfiniteQueryResult = NonNullable<Awaited<ReturnType<typeof listCategories>>>
export type ListCategoriesInfiniteQueryError = ErrorType<BadRequestResponse | ProblemResponse>


export function useListCategoriesInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listCategories>>, ListCategoriesParams['pageNumber']>, TError = ErrorType<BadRequestResponse | ProblemResponse>>(
 params: undefined |  ListCategoriesParams, options: { query:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listCategories>>, TError, TData, QueryKey, ListCategoriesParams['pageNumber']>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listCategories>>,
          TError,
          Awaited<ReturnType<typeof listCategories>>, QueryKey
        > , 'initialData'
      >, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient
  ):  DefinedUseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListCategoriesInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listCategories>>, ListCategoriesParams['pageNumber']>, TError = ErrorType<BadRequestResponse | ProblemResponse>>(
 params?: ListCategoriesParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listCategories>>, TError, TData, QueryKey, ListCategoriesParams['pageNumber']>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listCategories>>,
          TError,
          Awaited<ReturnType<typeof listCategories>>, QueryKey
        > , 'initialData'
      >, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient
  ):  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListCategoriesInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listCategories>>, ListCategoriesParams['pageNumber']>, TError = ErrorType<BadRequestResponse | ProblemResponse>>(
 params?: ListCategoriesParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listCategories>>, TError, TData, QueryKey, ListCategoriesParams['pageNumber']>>, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient
  ):  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Search and page through categories
 */

export function useListCategoriesInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listCategories>>, ListCategoriesParams['pageNumber']>, TError = ErrorType<BadRequestResponse | ProblemResponse>>(
 params?: ListCategoriesParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listCategories>>, TError, TData, QueryKey, ListCategoriesParams['pageNumber']>>, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient
 ):  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListCategoriesInfiniteQueryOptions(params,options)

  const query = useInfiniteQuery(queryOptions, queryClient) as  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getListCategoriesQueryOptions = <TData = Awaited<ReturnType<typeof listCategories>>, TError = ErrorType<BadRequestResponse | ProblemResponse>>(params?: ListCategoriesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCategories>>, TError, TData>>, request?: SecondParameter<typeof httpClient>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListCategoriesQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listCategories>>> = ({ signal }) => listCategories(params, { signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listCategories>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListCategoriesQueryResult = NonNullable<Awaited<ReturnType<typeof listCategories>>>
export type ListCategoriesQueryError = ErrorType<BadRequestResponse | ProblemResponse>


export function useListCategories<TData = Awaited<ReturnType<typeof listCategories>>, TError = ErrorType<BadRequestResponse | ProblemResponse>>(
 params: undefined |  ListCategoriesParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCategories>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listCategories>>,
          TError,
          Awaited<ReturnType<typeof listCategories>>
        > , 'initialData'
      >, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListCategories<TData = Awaited<ReturnType<typeof listCategories>>, TError = ErrorType<BadRequestResponse | ProblemResponse>>(
 params?: ListCategoriesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCategories>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listCategories>>,
          TError,
          Awaited<ReturnType<typeof listCategories>>
        > , 'initialData'
      >, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListCategories<TData = Awaited<ReturnType<typeof listCategories>>, TError = ErrorType<BadRequestResponse | ProblemResponse>>(
 params?: ListCategoriesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCategories>>, TError, TData>>, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Search and page through categories
 */

export function useListCategories<TData = Awaited<ReturnType<typeof listCategories>>, TError = ErrorType<BadRequestResponse | ProblemResponse>>(
 params?: ListCategoriesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCategories>>, TError, TData>>, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListCategoriesQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}









export const getListCategoryItemsCountQueryKey = (params?: ListCategoryItemsCountParams,) => {
    return [
    `/api/v1/categories/items-count`, ...(params ? [params] : [])
    ] as const;
    }


export const getListCategoryItemsCountQueryOptions = <TData = Awaited<ReturnType<typeof listCategoryItemsCount>>, TError = ErrorType<BadRequestResponse | ProblemResponse>>(params?: ListCategoryItemsCountParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCategoryItemsCount>>, TError, TData>>, request?: SecondParameter<typeof httpClient>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListCategoryItemsCountQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listCategoryItemsCount>>> = ({ signal }) => listCategoryItemsCount(params, { signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listCategoryItemsCount>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListCategoryItemsCountQueryResult = NonNullable<Awaited<ReturnType<typeof listCategoryItemsCount>>>
export type ListCategoryItemsCountQueryError = ErrorType<BadRequestResponse | ProblemResponse>


export function useListCategoryItemsCount<TData = Awaited<ReturnType<typeof listCategoryItemsCount>>, TError = ErrorType<BadRequestResponse | ProblemResponse>>(
 params: undefined |  ListCategoryItemsCountParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCategoryItemsCount>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listCategoryItemsCount>>,
          TError,
          Awaited<ReturnType<typeof listCategoryItemsCount>>
        > , 'initialData'
      >, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListCategoryItemsCount<TData = Awaited<ReturnType<typeof listCategoryItemsCount>>, TError = ErrorType<BadRequestResponse | ProblemResponse>>(
 params?: ListCategoryItemsCountParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCategoryItemsCount>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listCategoryItemsCount>>,
          TError,
          Awaited<ReturnType<typeof listCategoryItemsCount>>
        > , 'initialData'
      >, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListCategoryItemsCount<TData = Awaited<ReturnType<typeof listCategoryItemsCount>>, TError = ErrorType<BadRequestResponse | ProblemResponse>>(
 params?: ListCategoryItemsCountParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCategoryItemsCount>>, TError, TData>>, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary How much categories hold
 */

export function useListCategoryItemsCount<TData = Awaited<ReturnType<typeof listCategoryItemsCount>>, TError = ErrorType<BadRequestResponse | ProblemResponse>>(
 params?: ListCategoryItemsCountParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCategoryItemsCount>>, TError, TData>>, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListCategoryItemsCountQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}









export const getGetCategoryMenuQueryKey = (params?: GetCategoryMenuParams,) => {
    return [
    `/api/v1/categories/menu`, ...(params ? [params] : [])
    ] as const;
    }


export const getGetCategoryMenuQueryOptions = <TData = Awaited<ReturnType<typeof getCategoryMenu>>, TError = ErrorType<BadRequestResponse | ProblemResponse>>(params: GetCategoryMenuParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCategoryMenu>>, TError, TData>>, request?: SecondParameter<typeof httpClient>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetCategoryMenuQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getCategoryMenu>>> = ({ signal }) => getCategoryMenu(params, { signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getCategoryMenu>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetCategoryMenuQueryResult = NonNullable<Awaited<ReturnType<typeof getCategoryMenu>>>
export type GetCategoryMenuQueryError = ErrorType<BadRequestResponse | ProblemResponse>


export function useGetCategoryMenu<TData = Awaited<ReturnType<typeof getCategoryMenu>>, TError = ErrorType<BadRequestResponse | ProblemResponse>>(
 params: GetCategoryMenuParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCategoryMenu>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getCategoryMenu>>,
          TError,
          Awaited<ReturnType<typeof getCategoryMenu>>
        > , 'initialData'
      >, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetCategoryMenu<TData = Awaited<ReturnType<typeof getCategoryMenu>>, TError = ErrorType<BadRequestResponse | ProblemResponse>>(
 params: GetCategoryMenuParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCategoryMenu>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getCategoryMenu>>,
          TError,
          Awaited<ReturnType<typeof getCategoryMenu>>
        > , 'initialData'
      >, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetCategoryMenu<TData = Awaited<ReturnType<typeof getCategoryMenu>>, TError = ErrorType<BadRequestResponse | ProblemResponse>>(
 params: GetCategoryMenuParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCategoryMenu>>, TError, TData>>, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Menus of one or more areas
 */

export function useGetCategoryMenu<TData = Awaited<ReturnType<typeof getCategoryMenu>>, TError = ErrorType<BadRequestResponse | ProblemResponse>>(
 params: GetCategoryMenuParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCategoryMenu>>, TError, TData>>, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetCategoryMenuQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}









export const getListTopLevelCategoriesQueryKey = (params?: ListTopLevelCategoriesParams,) => {
    return [
    `/api/v1/categories/top-levels`, ...(params ? [params] : [])
    ] as const;
    }


export const getListTopLevelCategoriesQueryOptions = <TData = Awaited<ReturnType<typeof listTopLevelCategories>>, TError = ErrorType<BadRequestResponse | ProblemResponse>>(params?: ListTopLevelCategoriesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listTopLevelCategories>>, TError, TData>>, request?: SecondParameter<typeof httpClient>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListTopLevelCategoriesQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listTopLevelCategories>>> = ({ signal }) => listTopLevelCategories(params, { signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listTopLevelCategories>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListTopLevelCategoriesQueryResult = NonNullable<Awaited<ReturnType<typeof listTopLevelCategories>>>
export type ListTopLevelCategoriesQueryError = ErrorType<BadRequestResponse | ProblemResponse>


export function useListTopLevelCategories<TData = Awaited<ReturnType<typeof listTopLevelCategories>>, TError = ErrorType<BadRequestResponse | ProblemResponse>>(
 params: undefined |  ListTopLevelCategoriesParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listTopLevelCategories>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listTopLevelCategories>>,
          TError,
          Awaited<ReturnType<typeof listTopLevelCategories>>
        > , 'initialData'
      >, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListTopLevelCategories<TData = Awaited<ReturnType<typeof listTopLevelCategories>>, TError = ErrorType<BadRequestResponse | ProblemResponse>>(
 params?: ListTopLevelCategoriesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listTopLevelCategories>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listTopLevelCategories>>,
          TError,
          Awaited<ReturnType<typeof listTopLevelCategories>>
        > , 'initialData'
      >, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListTopLevelCategories<TData = Awaited<ReturnType<typeof listTopLevelCategories>>, TError = ErrorType<BadRequestResponse | ProblemResponse>>(
 params?: ListTopLevelCategoriesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listTopLevelCategories>>, TError, TData>>, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary First level under the areas
 */

export function useListTopLevelCategories<TData = Awaited<ReturnType<typeof listTopLevelCategories>>, TError = ErrorType<BadRequestResponse | ProblemResponse>>(
 params?: ListTopLevelCategoriesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listTopLevelCategories>>, TError, TData>>, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListTopLevelCategoriesQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}









export const getGetActiveCategoryQueryKey = (id: string,) => {
    return [
    `/api/v1/categories/${id}/active`
    ] as const;
    }


export const getGetActiveCategoryQueryOptions = <TData = Awaited<ReturnType<typeof getActiveCategory>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | GoneResponse | ProblemResponse>>(id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getActiveCategory>>, TError, TData>>, request?: SecondParameter<typeof httpClient>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetActiveCategoryQueryKey(id);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getActiveCategory>>> = ({ signal }) => getActiveCategory(id, { signal, ...requestOptions });





   return  { queryKey, queryFn, enabled: id !== null && id !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getActiveCategory>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetActiveCategoryQueryResult = NonNullable<Awaited<ReturnType<typeof getActiveCategory>>>
export type GetActiveCategoryQueryError = ErrorType<BadRequestResponse | NotFoundResponse | GoneResponse | ProblemResponse>


export function useGetActiveCategory<TData = Awaited<ReturnType<typeof getActiveCategory>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | GoneResponse | ProblemResponse>>(
 id: string, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getActiveCategory>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getActiveCategory>>,
          TError,
          Awaited<ReturnType<typeof getActiveCategory>>
        > , 'initialData'
      >, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetActiveCategory<TData = Awaited<ReturnType<typeof getActiveCategory>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | GoneResponse | ProblemResponse>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getActiveCategory>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getActiveCategory>>,
          TError,
          Awaited<ReturnType<typeof getActiveCategory>>
        > , 'initialData'
      >, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetActiveCategory<TData = Awaited<ReturnType<typeof getActiveCategory>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | GoneResponse | ProblemResponse>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getActiveCategory>>, TError, TData>>, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary One category
 */

export function useGetActiveCategory<TData = Awaited<ReturnType<typeof getActiveCategory>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | GoneResponse | ProblemResponse>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getActiveCategory>>, TError, TData>>, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetActiveCategoryQueryOptions(id,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}









export const getGetCategoryBreadcrumbQueryKey = (id: string,) => {
    return [
    `/api/v1/categories/${id}/breadcrumb`
    ] as const;
    }


export const getGetCategoryBreadcrumbQueryOptions = <TData = Awaited<ReturnType<typeof getCategoryBreadcrumb>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | ProblemResponse>>(id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCategoryBreadcrumb>>, TError, TData>>, request?: SecondParameter<typeof httpClient>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetCategoryBreadcrumbQueryKey(id);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getCategoryBreadcrumb>>> = ({ signal }) => getCategoryBreadcrumb(id, { signal, ...requestOptions });





   return  { queryKey, queryFn, enabled: id !== null && id !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getCategoryBreadcrumb>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetCategoryBreadcrumbQueryResult = NonNullable<Awaited<ReturnType<typeof getCategoryBreadcrumb>>>
export type GetCategoryBreadcrumbQueryError = ErrorType<BadRequestResponse | NotFoundResponse | ProblemResponse>


export function useGetCategoryBreadcrumb<TData = Awaited<ReturnType<typeof getCategoryBreadcrumb>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | ProblemResponse>>(
 id: string, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCategoryBreadcrumb>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getCategoryBreadcrumb>>,
          TError,
          Awaited<ReturnType<typeof getCategoryBreadcrumb>>
        > , 'initialData'
      >, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetCategoryBreadcrumb<TData = Awaited<ReturnType<typeof getCategoryBreadcrumb>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | ProblemResponse>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCategoryBreadcrumb>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getCategoryBreadcrumb>>,
          TError,
          Awaited<ReturnType<typeof getCategoryBreadcrumb>>
        > , 'initialData'
      >, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetCategoryBreadcrumb<TData = Awaited<ReturnType<typeof getCategoryBreadcrumb>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | ProblemResponse>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCategoryBreadcrumb>>, TError, TData>>, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary The way to a category
 */

export function useGetCategoryBreadcrumb<TData = Awaited<ReturnType<typeof getCategoryBreadcrumb>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | ProblemResponse>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCategoryBreadcrumb>>, TError, TData>>, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetCategoryBreadcrumbQueryOptions(id,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}









export const getListCategoryChildrenQueryKey = (id: string,) => {
    return [
    `/api/v1/categories/${id}/children`
    ] as const;
    }


export const getListCategoryChildrenQueryOptions = <TData = Awaited<ReturnType<typeof listCategoryChildren>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | GoneResponse | ProblemResponse>>(id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCategoryChildren>>, TError, TData>>, request?: SecondParameter<typeof httpClient>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListCategoryChildrenQueryKey(id);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listCategoryChildren>>> = ({ signal }) => listCategoryChildren(id, { signal, ...requestOptions });





   return  { queryKey, queryFn, enabled: id !== null && id !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listCategoryChildren>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListCategoryChildrenQueryResult = NonNullable<Awaited<ReturnType<typeof listCategoryChildren>>>
export type ListCategoryChildrenQueryError = ErrorType<BadRequestResponse | NotFoundResponse | GoneResponse | ProblemResponse>


export function useListCategoryChildren<TData = Awaited<ReturnType<typeof listCategoryChildren>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | GoneResponse | ProblemResponse>>(
 id: string, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCategoryChildren>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listCategoryChildren>>,
          TError,
          Awaited<ReturnType<typeof listCategoryChildren>>
        > , 'initialData'
      >, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListCategoryChildren<TData = Awaited<ReturnType<typeof listCategoryChildren>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | GoneResponse | ProblemResponse>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCategoryChildren>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listCategoryChildren>>,
          TError,
          Awaited<ReturnType<typeof listCategoryChildren>>
        > , 'initialData'
      >, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListCategoryChildren<TData = Awaited<ReturnType<typeof listCategoryChildren>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | GoneResponse | ProblemResponse>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCategoryChildren>>, TError, TData>>, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Categories right under one
 */

export function useListCategoryChildren<TData = Awaited<ReturnType<typeof listCategoryChildren>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | GoneResponse | ProblemResponse>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCategoryChildren>>, TError, TData>>, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListCategoryChildrenQueryOptions(id,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}









export const getListCategoryPropertiesQueryKey = (id: string,
    params?: ListCategoryPropertiesParams,) => {
    return [
    `/api/v1/categories/${id}/properties`, ...(params ? [params] : [])
    ] as const;
    }


export const getListCategoryPropertiesQueryOptions = <TData = Awaited<ReturnType<typeof listCategoryProperties>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | GoneResponse | ProblemResponse>>(id: string,
    params?: ListCategoryPropertiesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCategoryProperties>>, TError, TData>>, request?: SecondParameter<typeof httpClient>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListCategoryPropertiesQueryKey(id,params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listCategoryProperties>>> = ({ signal }) => listCategoryProperties(id,params, { signal, ...requestOptions });





   return  { queryKey, queryFn, enabled: id !== null && id !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listCategoryProperties>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListCategoryPropertiesQueryResult = NonNullable<Awaited<ReturnType<typeof listCategoryProperties>>>
export type ListCategoryPropertiesQueryError = ErrorType<BadRequestResponse | NotFoundResponse | GoneResponse | ProblemResponse>


export function useListCategoryProperties<TData = Awaited<ReturnType<typeof listCategoryProperties>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | GoneResponse | ProblemResponse>>(
 id: string,
    params: undefined |  ListCategoryPropertiesParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCategoryProperties>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listCategoryProperties>>,
          TError,
          Awaited<ReturnType<typeof listCategoryProperties>>
        > , 'initialData'
      >, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListCategoryProperties<TData = Awaited<ReturnType<typeof listCategoryProperties>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | GoneResponse | ProblemResponse>>(
 id: string,
    params?: ListCategoryPropertiesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCategoryProperties>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listCategoryProperties>>,
          TError,
          Awaited<ReturnType<typeof listCategoryProperties>>
        > , 'initialData'
      >, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListCategoryProperties<TData = Awaited<ReturnType<typeof listCategoryProperties>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | GoneResponse | ProblemResponse>>(
 id: string,
    params?: ListCategoryPropertiesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCategoryProperties>>, TError, TData>>, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Properties of a category
 */

export function useListCategoryProperties<TData = Awaited<ReturnType<typeof listCategoryProperties>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | GoneResponse | ProblemResponse>>(
 id: string,
    params?: ListCategoryPropertiesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCategoryProperties>>, TError, TData>>, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListCategoryPropertiesQueryOptions(id,params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}









export const getSearchCategorySuppliersQueryKey = (id: string,
    categorySupplierQuery?: BodyType<CategorySupplierQuery>,) => {
    return [
    'POST', `/api/v1/categories/${id}/suppliers`, categorySupplierQuery
    ] as const;
    }


export const getSearchCategorySuppliersQueryOptions = <TData = Awaited<ReturnType<typeof searchCategorySuppliers>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | GoneResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | ValidationResponse | ProblemResponse>>(id: string,
    categorySupplierQuery: BodyType<CategorySupplierQuery>, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof searchCategorySuppliers>>, TError, TData>>, request?: SecondParameter<typeof httpClient>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getSearchCategorySuppliersQueryKey(id,categorySupplierQuery);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof searchCategorySuppliers>>> = ({ signal }) => searchCategorySuppliers(id,categorySupplierQuery, { signal, ...requestOptions });





   return  { queryKey, queryFn, enabled: id !== null && id !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof searchCategorySuppliers>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type SearchCategorySuppliersQueryResult = NonNullable<Awaited<ReturnType<typeof searchCategorySuppliers>>>
export type SearchCategorySuppliersQueryError = ErrorType<BadRequestResponse | NotFoundResponse | GoneResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | ValidationResponse | ProblemResponse>


export function useSearchCategorySuppliers<TData = Awaited<ReturnType<typeof searchCategorySuppliers>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | GoneResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | ValidationResponse | ProblemResponse>>(
 id: string,
    categorySupplierQuery: BodyType<CategorySupplierQuery>, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof searchCategorySuppliers>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof searchCategorySuppliers>>,
          TError,
          Awaited<ReturnType<typeof searchCategorySuppliers>>
        > , 'initialData'
      >, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useSearchCategorySuppliers<TData = Awaited<ReturnType<typeof searchCategorySuppliers>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | GoneResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | ValidationResponse | ProblemResponse>>(
 id: string,
    categorySupplierQuery: BodyType<CategorySupplierQuery>, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof searchCategorySuppliers>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof searchCategorySuppliers>>,
          TError,
          Awaited<ReturnType<typeof searchCategorySuppliers>>
        > , 'initialData'
      >, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useSearchCategorySuppliers<TData = Awaited<ReturnType<typeof searchCategorySuppliers>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | GoneResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | ValidationResponse | ProblemResponse>>(
 id: string,
    categorySupplierQuery: BodyType<CategorySupplierQuery>, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof searchCategorySuppliers>>, TError, TData>>, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Suppliers that can offer given properties
 */

export function useSearchCategorySuppliers<TData = Awaited<ReturnType<typeof searchCategorySuppliers>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | GoneResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | ValidationResponse | ProblemResponse>>(
 id: string,
    categorySupplierQuery: BodyType<CategorySupplierQuery>, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof searchCategorySuppliers>>, TError, TData>>, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getSearchCategorySuppliersQueryOptions(id,categorySupplierQuery,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}









export const getListCategorySuppliersWithCatalogInfiniteQueryKey = (id: string,
    params?: ListCategorySuppliersWithCatalogParams,) => {
    return [
    'infinite', `/api/v1/categories/${id}/suppliers-with-catalog`, ...(params ? [params] : [])
    ] as const;
    }

export const getListCategorySuppliersWithCatalogQueryKey = (id: string,
    params?: ListCategorySuppliersWithCatalogParams,) => {
    return [
    `/api/v1/categories/${id}/suppliers-with-catalog`, ...(params ? [params] : [])
    ] as const;
    }


export const getListCategorySuppliersWithCatalogInfiniteQueryOptions = <TData = InfiniteData<Awaited<ReturnType<typeof listCategorySuppliersWithCatalog>>, ListCategorySuppliersWithCatalogParams['pageNumber']>, TError = ErrorType<BadRequestResponse | NotFoundResponse | GoneResponse | ProblemResponse>>(id: string,
    params?: ListCategorySuppliersWithCatalogParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listCategorySuppliersWithCatalog>>, TError, TData, QueryKey, ListCategorySuppliersWithCatalogParams['pageNumber']>>, request?: SecondParameter<typeof httpClient>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListCategorySuppliersWithCatalogInfiniteQueryKey(id,params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listCategorySuppliersWithCatalog>>, QueryKey, ListCategorySuppliersWithCatalogParams['pageNumber']> = ({ signal, pageParam }) => listCategorySuppliersWithCatalog(id,{...params, 'pageNumber': pageParam ?? params?.['pageNumber']}, { signal, ...requestOptions });





   return  { queryKey, queryFn, enabled: id !== null && id !== undefined, ...queryOptions} as UseInfiniteQueryOptions<Awaited<ReturnType<typeof listCategorySuppliersWithCatalog>>, TError, TData, QueryKey, ListCategorySuppliersWithCatalogParams['pageNumber']> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListCategorySuppliersWithCatalogInfiniteQueryResult = NonNullable<Awaited<ReturnType<typeof listCategorySuppliersWithCatalog>>>
export type ListCategorySuppliersWithCatalogInfiniteQueryError = ErrorType<BadRequestResponse | NotFoundResponse | GoneResponse | ProblemResponse>


export function useListCategorySuppliersWithCatalogInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listCategorySuppliersWithCatalog>>, ListCategorySuppliersWithCatalogParams['pageNumber']>, TError = ErrorType<BadRequestResponse | NotFoundResponse | GoneResponse | ProblemResponse>>(
 id: string,
    params: undefined |  ListCategorySuppliersWithCatalogParams, options: { query:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listCategorySuppliersWithCatalog>>, TError, TData, QueryKey, ListCategorySuppliersWithCatalogParams['pageNumber']>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listCategorySuppliersWithCatalog>>,
          TError,
          Awaited<ReturnType<typeof listCategorySuppliersWithCatalog>>, QueryKey
        > , 'initialData'
      >, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient
  ):  DefinedUseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListCategorySuppliersWithCatalogInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listCategorySuppliersWithCatalog>>, ListCategorySuppliersWithCatalogParams['pageNumber']>, TError = ErrorType<BadRequestResponse | NotFoundResponse | GoneResponse | ProblemResponse>>(
 id: string,
    params?: ListCategorySuppliersWithCatalogParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listCategorySuppliersWithCatalog>>, TError, TData, QueryKey, ListCategorySuppliersWithCatalogParams['pageNumber']>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listCategorySuppliersWithCatalog>>,
          TError,
          Awaited<ReturnType<typeof listCategorySuppliersWithCatalog>>, QueryKey
        > , 'initialData'
      >, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient
  ):  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListCategorySuppliersWithCatalogInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listCategorySuppliersWithCatalog>>, ListCategorySuppliersWithCatalogParams['pageNumber']>, TError = ErrorType<BadRequestResponse | NotFoundResponse | GoneResponse | ProblemResponse>>(
 id: string,
    params?: ListCategorySuppliersWithCatalogParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listCategorySuppliersWithCatalog>>, TError, TData, QueryKey, ListCategorySuppliersWithCatalogParams['pageNumber']>>, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient
  ):  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Suppliers of a category with some of their products
 */

export function useListCategorySuppliersWithCatalogInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listCategorySuppliersWithCatalog>>, ListCategorySuppliersWithCatalogParams['pageNumber']>, TError = ErrorType<BadRequestResponse | NotFoundResponse | GoneResponse | ProblemResponse>>(
 id: string,
    params?: ListCategorySuppliersWithCatalogParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listCategorySuppliersWithCatalog>>, TError, TData, QueryKey, ListCategorySuppliersWithCatalogParams['pageNumber']>>, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient
 ):  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListCategorySuppliersWithCatalogInfiniteQueryOptions(id,params,options)

  const query = useInfiniteQuery(queryOptions, queryClient) as  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getListCategorySuppliersWithCatalogQueryOptions = <TData = Awaited<ReturnType<typeof listCategorySuppliersWithCatalog>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | GoneResponse | ProblemResponse>>(id: string,
    params?: ListCategorySuppliersWithCatalogParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCategorySuppliersWithCatalog>>, TError, TData>>, request?: SecondParameter<typeof httpClient>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListCategorySuppliersWithCatalogQueryKey(id,params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listCategorySuppliersWithCatalog>>> = ({ signal }) => listCategorySuppliersWithCatalog(id,params, { signal, ...requestOptions });





   return  { queryKey, queryFn, enabled: id !== null && id !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listCategorySuppliersWithCatalog>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListCategorySuppliersWithCatalogQueryResult = NonNullable<Awaited<ReturnType<typeof listCategorySuppliersWithCatalog>>>
export type ListCategorySuppliersWithCatalogQueryError = ErrorType<BadRequestResponse | NotFoundResponse | GoneResponse | ProblemResponse>


export function useListCategorySuppliersWithCatalog<TData = Awaited<ReturnType<typeof listCategorySuppliersWithCatalog>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | GoneResponse | ProblemResponse>>(
 id: string,
    params: undefined |  ListCategorySuppliersWithCatalogParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCategorySuppliersWithCatalog>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listCategorySuppliersWithCatalog>>,
          TError,
          Awaited<ReturnType<typeof listCategorySuppliersWithCatalog>>
        > , 'initialData'
      >, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListCategorySuppliersWithCatalog<TData = Awaited<ReturnType<typeof listCategorySuppliersWithCatalog>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | GoneResponse | ProblemResponse>>(
 id: string,
    params?: ListCategorySuppliersWithCatalogParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCategorySuppliersWithCatalog>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listCategorySuppliersWithCatalog>>,
          TError,
          Awaited<ReturnType<typeof listCategorySuppliersWithCatalog>>
        > , 'initialData'
      >, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListCategorySuppliersWithCatalog<TData = Awaited<ReturnType<typeof listCategorySuppliersWithCatalog>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | GoneResponse | ProblemResponse>>(
 id: string,
    params?: ListCategorySuppliersWithCatalogParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCategorySuppliersWithCatalog>>, TError, TData>>, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Suppliers of a category with some of their products
 */

export function useListCategorySuppliersWithCatalog<TData = Awaited<ReturnType<typeof listCategorySuppliersWithCatalog>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | GoneResponse | ProblemResponse>>(
 id: string,
    params?: ListCategorySuppliersWithCatalogParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCategorySuppliersWithCatalog>>, TError, TData>>, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListCategorySuppliersWithCatalogQueryOptions(id,params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}
