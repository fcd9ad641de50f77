/**
 * Generated from the contract; do not edit.
 */
import {
  useQuery,
  useSuspenseQuery
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
  UseQueryResult,
  UseSuspenseQueryOptions,
  UseSuspenseQueryResult
} from '@tanstack/react-query';

import type {
  BadRequestResponse,
  ForbiddenResponse,
  GetVisitorChartParams,
  NotFoundResponse,
  ProblemResponse,
  UnauthorizedResponse,
  VisitorLogChart
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

export const getGetVisitorChartUrl = (params: GetVisitorChartParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/api/v1/visitorlogs/byfilter-for-chart?${stringifiedParams}` : `/api/v1/visitorlogs/byfilter-for-chart`
}

/**
 * Visits of the pages of one merchant (its profile and products), or of the whole site. Agents and suppliers see their own merchants: without `merchantId` all of them together, and another's merchant is not found. Administrators see every merchant, and without `merchantId` the site.
 * Problems: `bad-request` (also `from` after `to`, more than 1,100 days, or days before 2000 or after 2100), `unauthorized`, `token-expired`, `forbidden`, `not-found`.
 * @summary Visits over time
 */
export const getVisitorChart = async (params: GetVisitorChartParams, options?: Parameters<typeof httpClient>[1]): Promise<VisitorLogChart> => {

  return httpClient<VisitorLogChart>(getGetVisitorChartUrl(params),
  {
    ...options,
    method: 'GET'


  }
);}





export const getGetVisitorChartQueryKey = (params?: GetVisitorChartParams,) => {
    return [
    `/api/v1/visitorlogs/byfilter-for-chart`, ...(params ? [params] : [])
    ] as const;
    }


export const getGetVisitorChartQueryOptions = <TData = Awaited<ReturnType<typeof getVisitorChart>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ProblemResponse>>(params: GetVisitorChartParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getVisitorChart>>, TError, TData>>, request?: SecondParameter<typeof httpClient>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetVisitorChartQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getVisitorChart>>> = ({ signal }) => getVisitorChart(params, { signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getVisitorChart>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetVisitorChartQueryResult = NonNullable<Awaited<ReturnType<typeof getVisitorChart>>>
export type GetVisitorChartQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ProblemResponse>


export function useGetVisitorChart<TData = Awaited<ReturnType<typeof getVisitorChart>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ProblemResponse>>(
 params: GetVisitorChartParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getVisitorChart>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getVisitorChart>>,
          TError,
          Awaited<ReturnType<typeof getVisitorChart>>
        > , 'initialData'
      >, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetVisitorChart<TData = Awaited<ReturnType<typeof getVisitorChart>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ProblemResponse>>(
 params: GetVisitorChartParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getVisitorChart>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getVisitorChart>>,
          TError,
          Awaited<ReturnType<typeof getVisitorChart>>
        > , 'initialData'
      >, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetVisitorChart<TData = Awaited<ReturnType<typeof getVisitorChart>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ProblemResponse>>(
 params: GetVisitorChartParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getVisitorChart>>, TError, TData>>, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Visits over time
 */

export function useGetVisitorChart<TData = Awaited<ReturnType<typeof getVisitorChart>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ProblemResponse>>(
 params: GetVisitorChartParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getVisitorChart>>, TError, TData>>, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetVisitorChartQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * @summary Visits over time
 */
export const prefetchGetVisitorChartQuery = async <TData = Awaited<ReturnType<typeof getVisitorChart>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ProblemResponse>>(
 queryClient: QueryClient, params: GetVisitorChartParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getVisitorChart>>, TError, TData>>, request?: SecondParameter<typeof httpClient>}

  ): Promise<QueryClient> => {

  const queryOptions = getGetVisitorChartQueryOptions(params,options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}





export const getGetVisitorChartSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof getVisitorChart>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ProblemResponse>>(params: GetVisitorChartParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getVisitorChart>>, TError, TData>>, request?: SecondParameter<typeof httpClient>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetVisitorChartQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getVisitorChart>>> = ({ signal }) => getVisitorChart(params, { signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseSuspenseQueryOptions<Awaited<ReturnType<typeof getVisitorChart>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetVisitorChartSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof getVisitorChart>>>
export type GetVisitorChartSuspenseQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ProblemResponse>


export function useGetVisitorChartSuspense<TData = Awaited<ReturnType<typeof getVisitorChart>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ProblemResponse>>(
 params: GetVisitorChartParams, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getVisitorChart>>, TError, TData>>, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetVisitorChartSuspense<TData = Awaited<ReturnType<typeof getVisitorChart>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ProblemResponse>>(
 params: GetVisitorChartParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getVisitorChart>>, TError, TData>>, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetVisitorChartSuspense<TData = Awaited<ReturnType<typeof getVisitorChart>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ProblemResponse>>(
 params: GetVisitorChartParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getVisitorChart>>, TError, TData>>, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Visits over time
 */

export function useGetVisitorChartSuspense<TData = Awaited<ReturnType<typeof getVisitorChart>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ProblemResponse>>(
 params: GetVisitorChartParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getVisitorChart>>, TError, TData>>, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetVisitorChartSuspenseQueryOptions(params,options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}
