/**
 * Generated from the contract; do not edit.
 */
import {
  useInfiniteQuery,
  useQuery,
  useSuspenseQuery
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
  UseQueryResult,
  UseSuspenseQueryOptions,
  UseSuspenseQueryResult
} from '@tanstack/react-query';

import type {
  BadRequestResponse,
  Category,
  CategoryCrumb,
  CategoryItemsCount,
  CategoryMenu,
  CategoryProperty,
  CategorySupplierQuery,
  CategorySupplierSearch,
  GetCategoryMenuParams,
  GoneResponse,
  ListCategoriesParams,
  ListCategoryItemsCountParams,
  ListCategoryPropertiesParams,
  ListCategorySuppliersWithCatalogParams,
  ListTopLevelCategoriesParams,
  NotFoundResponse,
  PagedCategory,
  PagedSupplierWithProducts,
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

export const getListCategoriesUrl = (params?: ListCategoriesParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {
    const explodeParameters = ["ids"];

    if (Array.isArray(value) && explodeParameters.includes(key)) {
      value.forEach((v) => {
        normalizedParams.append(key, v === null ? 'null' : String(v));
      });
      return;
    }

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/api/v1/categories?${stringifiedParams}` : `/api/v1/categories`
}

/**
 * Active categories by words of the name, scientific name and synonyms, by area, by parent or by ids; conditions add up. Ordered by level, then shelf. Persian spelling is folded (ي/ی, ك/ک, digits, half-spaces). Problems: `bad-request`.
 * @summary Search and page through categories
 */
export const listCategories = async (params?: ListCategoriesParams, options?: Parameters<typeof httpClient>[1]): Promise<PagedCategory> => {

  return httpClient<PagedCategory>(getListCategoriesUrl(params),
  {
    ...options,
    method: 'GET'


  }
);}





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

/**
 * @summary Search and page through categories
 */
export const prefetchListCategoriesInfiniteQuery = async <TData = Awaited<ReturnType<typeof listCategories>>, TError = ErrorType<BadRequestResponse | ProblemResponse>>(
 queryClient: QueryClient, params?: ListCategoriesParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listCategories>>, TError, TData, QueryKey, ListCategoriesParams['pageNumber']>>, request?: SecondParameter<typeof httpClient>}

  ): Promise<QueryClient> => {

  const queryOptions = getListCategoriesInfiniteQueryOptions(params,options)

  await queryClient.prefetchInfiniteQuery(queryOptions);

  return queryClient;
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

/**
 * @summary Search and page through categories
 */
export const prefetchListCategoriesQuery = async <TData = Awaited<ReturnType<typeof listCategories>>, TError = ErrorType<BadRequestResponse | ProblemResponse>>(
 queryClient: QueryClient, params?: ListCategoriesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCategories>>, TError, TData>>, request?: SecondParameter<typeof httpClient>}

  ): Promise<QueryClient> => {

  const queryOptions = getListCategoriesQueryOptions(params,options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}





export const getListCategoriesSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof listCategories>>, TError = ErrorType<BadRequestResponse | ProblemResponse>>(params?: ListCategoriesParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listCategories>>, TError, TData>>, request?: SecondParameter<typeof httpClient>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListCategoriesQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listCategories>>> = ({ signal }) => listCategories(params, { signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseSuspenseQueryOptions<Awaited<ReturnType<typeof listCategories>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListCategoriesSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof listCategories>>>
export type ListCategoriesSuspenseQueryError = ErrorType<BadRequestResponse | ProblemResponse>


export function useListCategoriesSuspense<TData = Awaited<ReturnType<typeof listCategories>>, TError = ErrorType<BadRequestResponse | ProblemResponse>>(
 params: undefined |  ListCategoriesParams, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listCategories>>, TError, TData>>, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListCategoriesSuspense<TData = Awaited<ReturnType<typeof listCategories>>, TError = ErrorType<BadRequestResponse | ProblemResponse>>(
 params?: ListCategoriesParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listCategories>>, TError, TData>>, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListCategoriesSuspense<TData = Awaited<ReturnType<typeof listCategories>>, TError = ErrorType<BadRequestResponse | ProblemResponse>>(
 params?: ListCategoriesParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listCategories>>, TError, TData>>, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Search and page through categories
 */

export function useListCategoriesSuspense<TData = Awaited<ReturnType<typeof listCategories>>, TError = ErrorType<BadRequestResponse | ProblemResponse>>(
 params?: ListCategoriesParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listCategories>>, TError, TData>>, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListCategoriesSuspenseQueryOptions(params,options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getListCategoryItemsCountUrl = (params?: ListCategoryItemsCountParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {
    const explodeParameters = ["ids"];

    if (Array.isArray(value) && explodeParameters.includes(key)) {
      value.forEach((v) => {
        normalizedParams.append(key, v === null ? 'null' : String(v));
      });
      return;
    }

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/api/v1/categories/items-count?${stringifiedParams}` : `/api/v1/categories/items-count`
}

/**
 * Counts of the categories named, of an area's, or of all active ones; every level below is included. Kept beside the categories, not counted per request. Keep for an hour. Problems: `bad-request`.
 * @summary How much categories hold
 */
export const listCategoryItemsCount = async (params?: ListCategoryItemsCountParams, options?: Parameters<typeof httpClient>[1]): Promise<CategoryItemsCount[]> => {

  return httpClient<CategoryItemsCount[]>(getListCategoryItemsCountUrl(params),
  {
    ...options,
    method: 'GET'


  }
);}





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

/**
 * @summary How much categories hold
 */
export const prefetchListCategoryItemsCountQuery = async <TData = Awaited<ReturnType<typeof listCategoryItemsCount>>, TError = ErrorType<BadRequestResponse | ProblemResponse>>(
 queryClient: QueryClient, params?: ListCategoryItemsCountParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCategoryItemsCount>>, TError, TData>>, request?: SecondParameter<typeof httpClient>}

  ): Promise<QueryClient> => {

  const queryOptions = getListCategoryItemsCountQueryOptions(params,options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}





export const getListCategoryItemsCountSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof listCategoryItemsCount>>, TError = ErrorType<BadRequestResponse | ProblemResponse>>(params?: ListCategoryItemsCountParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listCategoryItemsCount>>, TError, TData>>, request?: SecondParameter<typeof httpClient>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListCategoryItemsCountQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listCategoryItemsCount>>> = ({ signal }) => listCategoryItemsCount(params, { signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseSuspenseQueryOptions<Awaited<ReturnType<typeof listCategoryItemsCount>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListCategoryItemsCountSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof listCategoryItemsCount>>>
export type ListCategoryItemsCountSuspenseQueryError = ErrorType<BadRequestResponse | ProblemResponse>


export function useListCategoryItemsCountSuspense<TData = Awaited<ReturnType<typeof listCategoryItemsCount>>, TError = ErrorType<BadRequestResponse | ProblemResponse>>(
 params: undefined |  ListCategoryItemsCountParams, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listCategoryItemsCount>>, TError, TData>>, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListCategoryItemsCountSuspense<TData = Awaited<ReturnType<typeof listCategoryItemsCount>>, TError = ErrorType<BadRequestResponse | ProblemResponse>>(
 params?: ListCategoryItemsCountParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listCategoryItemsCount>>, TError, TData>>, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListCategoryItemsCountSuspense<TData = Awaited<ReturnType<typeof listCategoryItemsCount>>, TError = ErrorType<BadRequestResponse | ProblemResponse>>(
 params?: ListCategoryItemsCountParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listCategoryItemsCount>>, TError, TData>>, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary How much categories hold
 */

export function useListCategoryItemsCountSuspense<TData = Awaited<ReturnType<typeof listCategoryItemsCount>>, TError = ErrorType<BadRequestResponse | ProblemResponse>>(
 params?: ListCategoryItemsCountParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listCategoryItemsCount>>, TError, TData>>, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListCategoryItemsCountSuspenseQueryOptions(params,options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getGetCategoryMenuUrl = (params: GetCategoryMenuParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {
    const explodeParameters = ["categoryTypes"];

    if (Array.isArray(value) && explodeParameters.includes(key)) {
      value.forEach((v) => {
        normalizedParams.append(key, v === null ? 'null' : String(v));
      });
      return;
    }


  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/api/v1/categories/menu?${stringifiedParams}` : `/api/v1/categories/menu`
}

/**
 * The whole tree under each area asked for, one menu per area in the order asked. An area that is not there, or is empty, has a menu without entries.
 * The web app asks once per area, four calls in parallel. Changes rarely: keep it for 24 hours. Problems: `bad-request`.
 * @summary Menus of one or more areas
 */
export const getCategoryMenu = async (params: GetCategoryMenuParams, options?: Parameters<typeof httpClient>[1]): Promise<CategoryMenu[]> => {

  return httpClient<CategoryMenu[]>(getGetCategoryMenuUrl(params),
  {
    ...options,
    method: 'GET'


  }
);}





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

/**
 * @summary Menus of one or more areas
 */
export const prefetchGetCategoryMenuQuery = async <TData = Awaited<ReturnType<typeof getCategoryMenu>>, TError = ErrorType<BadRequestResponse | ProblemResponse>>(
 queryClient: QueryClient, params: GetCategoryMenuParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCategoryMenu>>, TError, TData>>, request?: SecondParameter<typeof httpClient>}

  ): Promise<QueryClient> => {

  const queryOptions = getGetCategoryMenuQueryOptions(params,options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}





export const getGetCategoryMenuSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof getCategoryMenu>>, TError = ErrorType<BadRequestResponse | ProblemResponse>>(params: GetCategoryMenuParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getCategoryMenu>>, TError, TData>>, request?: SecondParameter<typeof httpClient>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetCategoryMenuQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getCategoryMenu>>> = ({ signal }) => getCategoryMenu(params, { signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseSuspenseQueryOptions<Awaited<ReturnType<typeof getCategoryMenu>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetCategoryMenuSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof getCategoryMenu>>>
export type GetCategoryMenuSuspenseQueryError = ErrorType<BadRequestResponse | ProblemResponse>


export function useGetCategoryMenuSuspense<TData = Awaited<ReturnType<typeof getCategoryMenu>>, TError = ErrorType<BadRequestResponse | ProblemResponse>>(
 params: GetCategoryMenuParams, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getCategoryMenu>>, TError, TData>>, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetCategoryMenuSuspense<TData = Awaited<ReturnType<typeof getCategoryMenu>>, TError = ErrorType<BadRequestResponse | ProblemResponse>>(
 params: GetCategoryMenuParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getCategoryMenu>>, TError, TData>>, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetCategoryMenuSuspense<TData = Awaited<ReturnType<typeof getCategoryMenu>>, TError = ErrorType<BadRequestResponse | ProblemResponse>>(
 params: GetCategoryMenuParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getCategoryMenu>>, TError, TData>>, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Menus of one or more areas
 */

export function useGetCategoryMenuSuspense<TData = Awaited<ReturnType<typeof getCategoryMenu>>, TError = ErrorType<BadRequestResponse | ProblemResponse>>(
 params: GetCategoryMenuParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getCategoryMenu>>, TError, TData>>, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetCategoryMenuSuspenseQueryOptions(params,options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getListTopLevelCategoriesUrl = (params?: ListTopLevelCategoriesParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/api/v1/categories/top-levels?${stringifiedParams}` : `/api/v1/categories/top-levels`
}

/**
 * Active categories right under the areas, of one area or of all, in the order of the shelves. Keep for an hour. Problems: `bad-request`.
 * @summary First level under the areas
 */
export const listTopLevelCategories = async (params?: ListTopLevelCategoriesParams, options?: Parameters<typeof httpClient>[1]): Promise<Category[]> => {

  return httpClient<Category[]>(getListTopLevelCategoriesUrl(params),
  {
    ...options,
    method: 'GET'


  }
);}





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

/**
 * @summary First level under the areas
 */
export const prefetchListTopLevelCategoriesQuery = async <TData = Awaited<ReturnType<typeof listTopLevelCategories>>, TError = ErrorType<BadRequestResponse | ProblemResponse>>(
 queryClient: QueryClient, params?: ListTopLevelCategoriesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listTopLevelCategories>>, TError, TData>>, request?: SecondParameter<typeof httpClient>}

  ): Promise<QueryClient> => {

  const queryOptions = getListTopLevelCategoriesQueryOptions(params,options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}





export const getListTopLevelCategoriesSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof listTopLevelCategories>>, TError = ErrorType<BadRequestResponse | ProblemResponse>>(params?: ListTopLevelCategoriesParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listTopLevelCategories>>, TError, TData>>, request?: SecondParameter<typeof httpClient>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListTopLevelCategoriesQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listTopLevelCategories>>> = ({ signal }) => listTopLevelCategories(params, { signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseSuspenseQueryOptions<Awaited<ReturnType<typeof listTopLevelCategories>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListTopLevelCategoriesSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof listTopLevelCategories>>>
export type ListTopLevelCategoriesSuspenseQueryError = ErrorType<BadRequestResponse | ProblemResponse>


export function useListTopLevelCategoriesSuspense<TData = Awaited<ReturnType<typeof listTopLevelCategories>>, TError = ErrorType<BadRequestResponse | ProblemResponse>>(
 params: undefined |  ListTopLevelCategoriesParams, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listTopLevelCategories>>, TError, TData>>, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListTopLevelCategoriesSuspense<TData = Awaited<ReturnType<typeof listTopLevelCategories>>, TError = ErrorType<BadRequestResponse | ProblemResponse>>(
 params?: ListTopLevelCategoriesParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listTopLevelCategories>>, TError, TData>>, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListTopLevelCategoriesSuspense<TData = Awaited<ReturnType<typeof listTopLevelCategories>>, TError = ErrorType<BadRequestResponse | ProblemResponse>>(
 params?: ListTopLevelCategoriesParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listTopLevelCategories>>, TError, TData>>, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary First level under the areas
 */

export function useListTopLevelCategoriesSuspense<TData = Awaited<ReturnType<typeof listTopLevelCategories>>, TError = ErrorType<BadRequestResponse | ProblemResponse>>(
 params?: ListTopLevelCategoriesParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listTopLevelCategories>>, TError, TData>>, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListTopLevelCategoriesSuspenseQueryOptions(params,options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getGetActiveCategoryUrl = (id: string,) => {




  return `/api/v1/categories/${encodeURIComponent(String(id))}/active`
}

/**
 * The category itself; there is no other call for it. Keep for an hour. Problems: `bad-request`, `not-found` for an unknown category, `gone` for a closed one.
 * @summary One category
 */
export const getActiveCategory = async (id: string, options?: Parameters<typeof httpClient>[1]): Promise<Category> => {

  return httpClient<Category>(getGetActiveCategoryUrl(id),
  {
    ...options,
    method: 'GET'


  }
);}





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

/**
 * @summary One category
 */
export const prefetchGetActiveCategoryQuery = async <TData = Awaited<ReturnType<typeof getActiveCategory>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | GoneResponse | ProblemResponse>>(
 queryClient: QueryClient, id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getActiveCategory>>, TError, TData>>, request?: SecondParameter<typeof httpClient>}

  ): Promise<QueryClient> => {

  const queryOptions = getGetActiveCategoryQueryOptions(id,options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}





export const getGetActiveCategorySuspenseQueryOptions = <TData = Awaited<ReturnType<typeof getActiveCategory>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | GoneResponse | ProblemResponse>>(id: string, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getActiveCategory>>, TError, TData>>, request?: SecondParameter<typeof httpClient>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetActiveCategoryQueryKey(id);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getActiveCategory>>> = ({ signal }) => getActiveCategory(id, { signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseSuspenseQueryOptions<Awaited<ReturnType<typeof getActiveCategory>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetActiveCategorySuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof getActiveCategory>>>
export type GetActiveCategorySuspenseQueryError = ErrorType<BadRequestResponse | NotFoundResponse | GoneResponse | ProblemResponse>


export function useGetActiveCategorySuspense<TData = Awaited<ReturnType<typeof getActiveCategory>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | GoneResponse | ProblemResponse>>(
 id: string, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getActiveCategory>>, TError, TData>>, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetActiveCategorySuspense<TData = Awaited<ReturnType<typeof getActiveCategory>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | GoneResponse | ProblemResponse>>(
 id: string, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getActiveCategory>>, TError, TData>>, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetActiveCategorySuspense<TData = Awaited<ReturnType<typeof getActiveCategory>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | GoneResponse | ProblemResponse>>(
 id: string, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getActiveCategory>>, TError, TData>>, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary One category
 */

export function useGetActiveCategorySuspense<TData = Awaited<ReturnType<typeof getActiveCategory>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | GoneResponse | ProblemResponse>>(
 id: string, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getActiveCategory>>, TError, TData>>, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetActiveCategorySuspenseQueryOptions(id,options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getGetCategoryBreadcrumbUrl = (id: string,) => {




  return `/api/v1/categories/${encodeURIComponent(String(id))}/breadcrumb`
}

/**
 * From the area down to the category itself, both included. Keep for an hour. Problems: `bad-request`, `not-found`.
 * @summary The way to a category
 */
export const getCategoryBreadcrumb = async (id: string, options?: Parameters<typeof httpClient>[1]): Promise<CategoryCrumb[]> => {

  return httpClient<CategoryCrumb[]>(getGetCategoryBreadcrumbUrl(id),
  {
    ...options,
    method: 'GET'


  }
);}





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

/**
 * @summary The way to a category
 */
export const prefetchGetCategoryBreadcrumbQuery = async <TData = Awaited<ReturnType<typeof getCategoryBreadcrumb>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | ProblemResponse>>(
 queryClient: QueryClient, id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCategoryBreadcrumb>>, TError, TData>>, request?: SecondParameter<typeof httpClient>}

  ): Promise<QueryClient> => {

  const queryOptions = getGetCategoryBreadcrumbQueryOptions(id,options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}





export const getGetCategoryBreadcrumbSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof getCategoryBreadcrumb>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | ProblemResponse>>(id: string, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getCategoryBreadcrumb>>, TError, TData>>, request?: SecondParameter<typeof httpClient>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetCategoryBreadcrumbQueryKey(id);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getCategoryBreadcrumb>>> = ({ signal }) => getCategoryBreadcrumb(id, { signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseSuspenseQueryOptions<Awaited<ReturnType<typeof getCategoryBreadcrumb>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetCategoryBreadcrumbSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof getCategoryBreadcrumb>>>
export type GetCategoryBreadcrumbSuspenseQueryError = ErrorType<BadRequestResponse | NotFoundResponse | ProblemResponse>


export function useGetCategoryBreadcrumbSuspense<TData = Awaited<ReturnType<typeof getCategoryBreadcrumb>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | ProblemResponse>>(
 id: string, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getCategoryBreadcrumb>>, TError, TData>>, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetCategoryBreadcrumbSuspense<TData = Awaited<ReturnType<typeof getCategoryBreadcrumb>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | ProblemResponse>>(
 id: string, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getCategoryBreadcrumb>>, TError, TData>>, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetCategoryBreadcrumbSuspense<TData = Awaited<ReturnType<typeof getCategoryBreadcrumb>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | ProblemResponse>>(
 id: string, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getCategoryBreadcrumb>>, TError, TData>>, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary The way to a category
 */

export function useGetCategoryBreadcrumbSuspense<TData = Awaited<ReturnType<typeof getCategoryBreadcrumb>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | ProblemResponse>>(
 id: string, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getCategoryBreadcrumb>>, TError, TData>>, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetCategoryBreadcrumbSuspenseQueryOptions(id,options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getListCategoryChildrenUrl = (id: string,) => {




  return `/api/v1/categories/${encodeURIComponent(String(id))}/children`
}

/**
 * Active children in the order of the shelves; empty for a leaf. Keep for an hour. Problems: `bad-request`, `not-found` for an unknown category, `gone` for a closed one.
 * @summary Categories right under one
 */
export const listCategoryChildren = async (id: string, options?: Parameters<typeof httpClient>[1]): Promise<Category[]> => {

  return httpClient<Category[]>(getListCategoryChildrenUrl(id),
  {
    ...options,
    method: 'GET'


  }
);}





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

/**
 * @summary Categories right under one
 */
export const prefetchListCategoryChildrenQuery = async <TData = Awaited<ReturnType<typeof listCategoryChildren>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | GoneResponse | ProblemResponse>>(
 queryClient: QueryClient, id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCategoryChildren>>, TError, TData>>, request?: SecondParameter<typeof httpClient>}

  ): Promise<QueryClient> => {

  const queryOptions = getListCategoryChildrenQueryOptions(id,options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}





export const getListCategoryChildrenSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof listCategoryChildren>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | GoneResponse | ProblemResponse>>(id: string, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listCategoryChildren>>, TError, TData>>, request?: SecondParameter<typeof httpClient>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListCategoryChildrenQueryKey(id);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listCategoryChildren>>> = ({ signal }) => listCategoryChildren(id, { signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseSuspenseQueryOptions<Awaited<ReturnType<typeof listCategoryChildren>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListCategoryChildrenSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof listCategoryChildren>>>
export type ListCategoryChildrenSuspenseQueryError = ErrorType<BadRequestResponse | NotFoundResponse | GoneResponse | ProblemResponse>


export function useListCategoryChildrenSuspense<TData = Awaited<ReturnType<typeof listCategoryChildren>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | GoneResponse | ProblemResponse>>(
 id: string, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listCategoryChildren>>, TError, TData>>, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListCategoryChildrenSuspense<TData = Awaited<ReturnType<typeof listCategoryChildren>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | GoneResponse | ProblemResponse>>(
 id: string, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listCategoryChildren>>, TError, TData>>, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListCategoryChildrenSuspense<TData = Awaited<ReturnType<typeof listCategoryChildren>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | GoneResponse | ProblemResponse>>(
 id: string, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listCategoryChildren>>, TError, TData>>, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Categories right under one
 */

export function useListCategoryChildrenSuspense<TData = Awaited<ReturnType<typeof listCategoryChildren>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | GoneResponse | ProblemResponse>>(
 id: string, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listCategoryChildren>>, TError, TData>>, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListCategoryChildrenSuspenseQueryOptions(id,options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getListCategoryPropertiesUrl = (id: string,
    params?: ListCategoryPropertiesParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/api/v1/categories/${encodeURIComponent(String(id))}/properties?${stringifiedParams}` : `/api/v1/categories/${encodeURIComponent(String(id))}/properties`
}

/**
 * Definitions in their order, with the options that make sense in this category. A parent category has the properties all of its leaves share. Keep for an hour. Problems: `bad-request`, `not-found`, `gone`.
 * @summary Properties of a category
 */
export const listCategoryProperties = async (id: string,
    params?: ListCategoryPropertiesParams, options?: Parameters<typeof httpClient>[1]): Promise<CategoryProperty[]> => {

  return httpClient<CategoryProperty[]>(getListCategoryPropertiesUrl(id,params),
  {
    ...options,
    method: 'GET'


  }
);}





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

/**
 * @summary Properties of a category
 */
export const prefetchListCategoryPropertiesQuery = async <TData = Awaited<ReturnType<typeof listCategoryProperties>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | GoneResponse | ProblemResponse>>(
 queryClient: QueryClient, id: string,
    params?: ListCategoryPropertiesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCategoryProperties>>, TError, TData>>, request?: SecondParameter<typeof httpClient>}

  ): Promise<QueryClient> => {

  const queryOptions = getListCategoryPropertiesQueryOptions(id,params,options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}





export const getListCategoryPropertiesSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof listCategoryProperties>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | GoneResponse | ProblemResponse>>(id: string,
    params?: ListCategoryPropertiesParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listCategoryProperties>>, TError, TData>>, request?: SecondParameter<typeof httpClient>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListCategoryPropertiesQueryKey(id,params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listCategoryProperties>>> = ({ signal }) => listCategoryProperties(id,params, { signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseSuspenseQueryOptions<Awaited<ReturnType<typeof listCategoryProperties>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListCategoryPropertiesSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof listCategoryProperties>>>
export type ListCategoryPropertiesSuspenseQueryError = ErrorType<BadRequestResponse | NotFoundResponse | GoneResponse | ProblemResponse>


export function useListCategoryPropertiesSuspense<TData = Awaited<ReturnType<typeof listCategoryProperties>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | GoneResponse | ProblemResponse>>(
 id: string,
    params: undefined |  ListCategoryPropertiesParams, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listCategoryProperties>>, TError, TData>>, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListCategoryPropertiesSuspense<TData = Awaited<ReturnType<typeof listCategoryProperties>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | GoneResponse | ProblemResponse>>(
 id: string,
    params?: ListCategoryPropertiesParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listCategoryProperties>>, TError, TData>>, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListCategoryPropertiesSuspense<TData = Awaited<ReturnType<typeof listCategoryProperties>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | GoneResponse | ProblemResponse>>(
 id: string,
    params?: ListCategoryPropertiesParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listCategoryProperties>>, TError, TData>>, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Properties of a category
 */

export function useListCategoryPropertiesSuspense<TData = Awaited<ReturnType<typeof listCategoryProperties>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | GoneResponse | ProblemResponse>>(
 id: string,
    params?: ListCategoryPropertiesParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listCategoryProperties>>, TError, TData>>, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListCategoryPropertiesSuspenseQueryOptions(id,params,options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getSearchCategorySuppliersUrl = (id: string,) => {




  return `/api/v1/categories/${encodeURIComponent(String(id))}/suppliers`
}

/**
 * A search with a body: the filter is too large for an address. It changes nothing and is safe to repeat, yet, being a POST, it is never repeated automatically.
 * Numbers are in the base unit of their quantity. Problems: `bad-request`, `not-found`, `gone`, `payload-too-large`, `unsupported-media-type`, `validation`.
 * @summary Suppliers that can offer given properties
 */
export const searchCategorySuppliers = async (id: string,
    categorySupplierQuery: CategorySupplierQuery, options?: Parameters<typeof httpClient>[1]): Promise<CategorySupplierSearch> => {

    const getHeaders = (h?: NonNullable<RequestInit['headers']>): Record<string, string | readonly string[]> => {
    if (!h) return {};
    if (h instanceof Headers) return Object.fromEntries(h.entries());
    if (Symbol.iterator in h) {
      return Object.fromEntries(
        Array.from(h as Iterable<Iterable<string>>, (entry) => Array.from(entry) as [string, string]),
      );
    }
    const headers: Record<string, string | readonly string[]> = {};
    for (const [name, value] of Object.entries<string | readonly string[] | undefined>(h)) {
      if (value !== undefined) headers[name] = value;
    }
    return headers;
  };
return httpClient<CategorySupplierSearch>(getSearchCategorySuppliersUrl(id),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(categorySupplierQuery)
  }
);}





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

/**
 * @summary Suppliers that can offer given properties
 */
export const prefetchSearchCategorySuppliersQuery = async <TData = Awaited<ReturnType<typeof searchCategorySuppliers>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | GoneResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | ValidationResponse | ProblemResponse>>(
 queryClient: QueryClient, id: string,
    categorySupplierQuery: BodyType<CategorySupplierQuery>, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof searchCategorySuppliers>>, TError, TData>>, request?: SecondParameter<typeof httpClient>}

  ): Promise<QueryClient> => {

  const queryOptions = getSearchCategorySuppliersQueryOptions(id,categorySupplierQuery,options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}





export const getSearchCategorySuppliersSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof searchCategorySuppliers>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | GoneResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | ValidationResponse | ProblemResponse>>(id: string,
    categorySupplierQuery: BodyType<CategorySupplierQuery>, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof searchCategorySuppliers>>, TError, TData>>, request?: SecondParameter<typeof httpClient>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getSearchCategorySuppliersQueryKey(id,categorySupplierQuery);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof searchCategorySuppliers>>> = ({ signal }) => searchCategorySuppliers(id,categorySupplierQuery, { signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseSuspenseQueryOptions<Awaited<ReturnType<typeof searchCategorySuppliers>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type SearchCategorySuppliersSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof searchCategorySuppliers>>>
export type SearchCategorySuppliersSuspenseQueryError = ErrorType<BadRequestResponse | NotFoundResponse | GoneResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | ValidationResponse | ProblemResponse>


export function useSearchCategorySuppliersSuspense<TData = Awaited<ReturnType<typeof searchCategorySuppliers>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | GoneResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | ValidationResponse | ProblemResponse>>(
 id: string,
    categorySupplierQuery: BodyType<CategorySupplierQuery>, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof searchCategorySuppliers>>, TError, TData>>, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useSearchCategorySuppliersSuspense<TData = Awaited<ReturnType<typeof searchCategorySuppliers>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | GoneResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | ValidationResponse | ProblemResponse>>(
 id: string,
    categorySupplierQuery: BodyType<CategorySupplierQuery>, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof searchCategorySuppliers>>, TError, TData>>, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useSearchCategorySuppliersSuspense<TData = Awaited<ReturnType<typeof searchCategorySuppliers>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | GoneResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | ValidationResponse | ProblemResponse>>(
 id: string,
    categorySupplierQuery: BodyType<CategorySupplierQuery>, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof searchCategorySuppliers>>, TError, TData>>, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Suppliers that can offer given properties
 */

export function useSearchCategorySuppliersSuspense<TData = Awaited<ReturnType<typeof searchCategorySuppliers>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | GoneResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | ValidationResponse | ProblemResponse>>(
 id: string,
    categorySupplierQuery: BodyType<CategorySupplierQuery>, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof searchCategorySuppliers>>, TError, TData>>, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getSearchCategorySuppliersSuspenseQueryOptions(id,categorySupplierQuery,options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getListCategorySuppliersWithCatalogUrl = (id: string,
    params?: ListCategorySuppliersWithCatalogParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {
    const explodeParameters = ["cityIds"];

    if (Array.isArray(value) && explodeParameters.includes(key)) {
      value.forEach((v) => {
        normalizedParams.append(key, v === null ? 'null' : String(v));
      });
      return;
    }

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/api/v1/categories/${encodeURIComponent(String(id))}/suppliers-with-catalog?${stringifiedParams}` : `/api/v1/categories/${encodeURIComponent(String(id))}/suppliers-with-catalog`
}

/**
 * Active suppliers with goods in the category or below it, each with up to four of them. Problems: `bad-request`, `not-found`, `gone`.
 * @summary Suppliers of a category with some of their goods
 */
export const listCategorySuppliersWithCatalog = async (id: string,
    params?: ListCategorySuppliersWithCatalogParams, options?: Parameters<typeof httpClient>[1]): Promise<PagedSupplierWithProducts> => {

  return httpClient<PagedSupplierWithProducts>(getListCategorySuppliersWithCatalogUrl(id,params),
  {
    ...options,
    method: 'GET'


  }
);}





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
 * @summary Suppliers of a category with some of their goods
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

/**
 * @summary Suppliers of a category with some of their goods
 */
export const prefetchListCategorySuppliersWithCatalogInfiniteQuery = async <TData = Awaited<ReturnType<typeof listCategorySuppliersWithCatalog>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | GoneResponse | ProblemResponse>>(
 queryClient: QueryClient, id: string,
    params?: ListCategorySuppliersWithCatalogParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listCategorySuppliersWithCatalog>>, TError, TData, QueryKey, ListCategorySuppliersWithCatalogParams['pageNumber']>>, request?: SecondParameter<typeof httpClient>}

  ): Promise<QueryClient> => {

  const queryOptions = getListCategorySuppliersWithCatalogInfiniteQueryOptions(id,params,options)

  await queryClient.prefetchInfiniteQuery(queryOptions);

  return queryClient;
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
 * @summary Suppliers of a category with some of their goods
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

/**
 * @summary Suppliers of a category with some of their goods
 */
export const prefetchListCategorySuppliersWithCatalogQuery = async <TData = Awaited<ReturnType<typeof listCategorySuppliersWithCatalog>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | GoneResponse | ProblemResponse>>(
 queryClient: QueryClient, id: string,
    params?: ListCategorySuppliersWithCatalogParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCategorySuppliersWithCatalog>>, TError, TData>>, request?: SecondParameter<typeof httpClient>}

  ): Promise<QueryClient> => {

  const queryOptions = getListCategorySuppliersWithCatalogQueryOptions(id,params,options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}





export const getListCategorySuppliersWithCatalogSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof listCategorySuppliersWithCatalog>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | GoneResponse | ProblemResponse>>(id: string,
    params?: ListCategorySuppliersWithCatalogParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listCategorySuppliersWithCatalog>>, TError, TData>>, request?: SecondParameter<typeof httpClient>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListCategorySuppliersWithCatalogQueryKey(id,params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listCategorySuppliersWithCatalog>>> = ({ signal }) => listCategorySuppliersWithCatalog(id,params, { signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseSuspenseQueryOptions<Awaited<ReturnType<typeof listCategorySuppliersWithCatalog>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListCategorySuppliersWithCatalogSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof listCategorySuppliersWithCatalog>>>
export type ListCategorySuppliersWithCatalogSuspenseQueryError = ErrorType<BadRequestResponse | NotFoundResponse | GoneResponse | ProblemResponse>


export function useListCategorySuppliersWithCatalogSuspense<TData = Awaited<ReturnType<typeof listCategorySuppliersWithCatalog>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | GoneResponse | ProblemResponse>>(
 id: string,
    params: undefined |  ListCategorySuppliersWithCatalogParams, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listCategorySuppliersWithCatalog>>, TError, TData>>, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListCategorySuppliersWithCatalogSuspense<TData = Awaited<ReturnType<typeof listCategorySuppliersWithCatalog>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | GoneResponse | ProblemResponse>>(
 id: string,
    params?: ListCategorySuppliersWithCatalogParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listCategorySuppliersWithCatalog>>, TError, TData>>, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListCategorySuppliersWithCatalogSuspense<TData = Awaited<ReturnType<typeof listCategorySuppliersWithCatalog>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | GoneResponse | ProblemResponse>>(
 id: string,
    params?: ListCategorySuppliersWithCatalogParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listCategorySuppliersWithCatalog>>, TError, TData>>, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Suppliers of a category with some of their goods
 */

export function useListCategorySuppliersWithCatalogSuspense<TData = Awaited<ReturnType<typeof listCategorySuppliersWithCatalog>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | GoneResponse | ProblemResponse>>(
 id: string,
    params?: ListCategorySuppliersWithCatalogParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listCategorySuppliersWithCatalog>>, TError, TData>>, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListCategorySuppliersWithCatalogSuspenseQueryOptions(id,params,options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}
