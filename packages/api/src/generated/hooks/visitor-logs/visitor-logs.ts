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
  getVisitorChart
} from '../../endpoints/visitor-logs/visitor-logs';

import type {
  BadRequestResponse,
  ForbiddenResponse,
  GetVisitorChartParams,
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
