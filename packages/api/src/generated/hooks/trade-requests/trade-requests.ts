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
  createDirectOrder,
  getMembershipAndPrice,
  getTradeRequest,
  listTradeDocumentTypes,
  listTradeRequestEvents,
  listTradeRequestsBySupplier,
  publishTradeRequest,
  requestTradeRequestConfirmation,
  updateDirectOrder
} from '../../endpoints/trade-requests/trade-requests';

import type {
  BadRequestResponse,
  ConflictResponse,
  DirectOrderChange,
  ForbiddenResponse,
  ListTradeDocumentTypesParams,
  ListTradeRequestEventsParams,
  ListTradeRequestsBySupplierParams,
  NewDirectOrder,
  NotFoundResponse,
  PayloadTooLargeResponse,
  PaymentRequiredResponse,
  ProblemResponse,
  ProfileIncompleteResponse,
  TradeRequestConfirmation,
  TradeRequestConflictResponse,
  TradeRequestPublication,
  UnauthorizedResponse,
  UnsupportedMediaTypeResponse,
  ValidationResponse
} from '../../model';

import {
  getGetUnreadConversationsQueryKey,
  getListConversationMessagesQueryKey,
  getListConversationsQueryKey
} from '../conversations/conversations';

import {
  getListUnfinishedPaymentsQueryKey
} from '../payments/payments';

import {
  getGetWalletCreditQueryKey,
  getListWalletTransactionsQueryKey
} from '../wallet-transactions/wallet-transactions';

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




export const getListTradeDocumentTypesQueryKey = (params?: ListTradeDocumentTypesParams,) => {
    return [
    `/api/v1/tradedocumenttypes`, ...(params ? [params] : [])
    ] as const;
    }


export const getListTradeDocumentTypesQueryOptions = <TData = Awaited<ReturnType<typeof listTradeDocumentTypes>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ProblemResponse>>(params?: ListTradeDocumentTypesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listTradeDocumentTypes>>, TError, TData>>, request?: SecondParameter<typeof httpClient>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListTradeDocumentTypesQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listTradeDocumentTypes>>> = ({ signal }) => listTradeDocumentTypes(params, { signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listTradeDocumentTypes>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListTradeDocumentTypesQueryResult = NonNullable<Awaited<ReturnType<typeof listTradeDocumentTypes>>>
export type ListTradeDocumentTypesQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ProblemResponse>


export function useListTradeDocumentTypes<TData = Awaited<ReturnType<typeof listTradeDocumentTypes>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ProblemResponse>>(
 params: undefined |  ListTradeDocumentTypesParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listTradeDocumentTypes>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listTradeDocumentTypes>>,
          TError,
          Awaited<ReturnType<typeof listTradeDocumentTypes>>
        > , 'initialData'
      >, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListTradeDocumentTypes<TData = Awaited<ReturnType<typeof listTradeDocumentTypes>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ProblemResponse>>(
 params?: ListTradeDocumentTypesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listTradeDocumentTypes>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listTradeDocumentTypes>>,
          TError,
          Awaited<ReturnType<typeof listTradeDocumentTypes>>
        > , 'initialData'
      >, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListTradeDocumentTypes<TData = Awaited<ReturnType<typeof listTradeDocumentTypes>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ProblemResponse>>(
 params?: ListTradeDocumentTypesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listTradeDocumentTypes>>, TError, TData>>, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Kinds of documents
 */

export function useListTradeDocumentTypes<TData = Awaited<ReturnType<typeof listTradeDocumentTypes>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ProblemResponse>>(
 params?: ListTradeDocumentTypesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listTradeDocumentTypes>>, TError, TData>>, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListTradeDocumentTypesQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}









export const getListTradeRequestEventsInfiniteQueryKey = (params?: ListTradeRequestEventsParams,) => {
    return [
    'infinite', `/api/v1/traderequestevents`, ...(params ? [params] : [])
    ] as const;
    }

export const getListTradeRequestEventsQueryKey = (params?: ListTradeRequestEventsParams,) => {
    return [
    `/api/v1/traderequestevents`, ...(params ? [params] : [])
    ] as const;
    }


export const getListTradeRequestEventsInfiniteQueryOptions = <TData = InfiniteData<Awaited<ReturnType<typeof listTradeRequestEvents>>, ListTradeRequestEventsParams['pageNumber']>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ProblemResponse>>(params: ListTradeRequestEventsParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listTradeRequestEvents>>, TError, TData, QueryKey, ListTradeRequestEventsParams['pageNumber']>>, request?: SecondParameter<typeof httpClient>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListTradeRequestEventsInfiniteQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listTradeRequestEvents>>, QueryKey, ListTradeRequestEventsParams['pageNumber']> = ({ signal, pageParam }) => listTradeRequestEvents({...params, 'pageNumber': pageParam ?? params?.['pageNumber']}, { signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseInfiniteQueryOptions<Awaited<ReturnType<typeof listTradeRequestEvents>>, TError, TData, QueryKey, ListTradeRequestEventsParams['pageNumber']> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListTradeRequestEventsInfiniteQueryResult = NonNullable<Awaited<ReturnType<typeof listTradeRequestEvents>>>
export type ListTradeRequestEventsInfiniteQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ProblemResponse>


export function useListTradeRequestEventsInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listTradeRequestEvents>>, ListTradeRequestEventsParams['pageNumber']>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ProblemResponse>>(
 params: ListTradeRequestEventsParams, options: { query:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listTradeRequestEvents>>, TError, TData, QueryKey, ListTradeRequestEventsParams['pageNumber']>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listTradeRequestEvents>>,
          TError,
          Awaited<ReturnType<typeof listTradeRequestEvents>>, QueryKey
        > , 'initialData'
      >, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient
  ):  DefinedUseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListTradeRequestEventsInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listTradeRequestEvents>>, ListTradeRequestEventsParams['pageNumber']>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ProblemResponse>>(
 params: ListTradeRequestEventsParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listTradeRequestEvents>>, TError, TData, QueryKey, ListTradeRequestEventsParams['pageNumber']>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listTradeRequestEvents>>,
          TError,
          Awaited<ReturnType<typeof listTradeRequestEvents>>, QueryKey
        > , 'initialData'
      >, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient
  ):  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListTradeRequestEventsInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listTradeRequestEvents>>, ListTradeRequestEventsParams['pageNumber']>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ProblemResponse>>(
 params: ListTradeRequestEventsParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listTradeRequestEvents>>, TError, TData, QueryKey, ListTradeRequestEventsParams['pageNumber']>>, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient
  ):  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary The life of a request
 */

export function useListTradeRequestEventsInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listTradeRequestEvents>>, ListTradeRequestEventsParams['pageNumber']>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ProblemResponse>>(
 params: ListTradeRequestEventsParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listTradeRequestEvents>>, TError, TData, QueryKey, ListTradeRequestEventsParams['pageNumber']>>, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient
 ):  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListTradeRequestEventsInfiniteQueryOptions(params,options)

  const query = useInfiniteQuery(queryOptions, queryClient) as  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getListTradeRequestEventsQueryOptions = <TData = Awaited<ReturnType<typeof listTradeRequestEvents>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ProblemResponse>>(params: ListTradeRequestEventsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listTradeRequestEvents>>, TError, TData>>, request?: SecondParameter<typeof httpClient>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListTradeRequestEventsQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listTradeRequestEvents>>> = ({ signal }) => listTradeRequestEvents(params, { signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listTradeRequestEvents>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListTradeRequestEventsQueryResult = NonNullable<Awaited<ReturnType<typeof listTradeRequestEvents>>>
export type ListTradeRequestEventsQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ProblemResponse>


export function useListTradeRequestEvents<TData = Awaited<ReturnType<typeof listTradeRequestEvents>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ProblemResponse>>(
 params: ListTradeRequestEventsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listTradeRequestEvents>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listTradeRequestEvents>>,
          TError,
          Awaited<ReturnType<typeof listTradeRequestEvents>>
        > , 'initialData'
      >, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListTradeRequestEvents<TData = Awaited<ReturnType<typeof listTradeRequestEvents>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ProblemResponse>>(
 params: ListTradeRequestEventsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listTradeRequestEvents>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listTradeRequestEvents>>,
          TError,
          Awaited<ReturnType<typeof listTradeRequestEvents>>
        > , 'initialData'
      >, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListTradeRequestEvents<TData = Awaited<ReturnType<typeof listTradeRequestEvents>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ProblemResponse>>(
 params: ListTradeRequestEventsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listTradeRequestEvents>>, TError, TData>>, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary The life of a request
 */

export function useListTradeRequestEvents<TData = Awaited<ReturnType<typeof listTradeRequestEvents>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ProblemResponse>>(
 params: ListTradeRequestEventsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listTradeRequestEvents>>, TError, TData>>, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListTradeRequestEventsQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}









export const getListTradeRequestsBySupplierInfiniteQueryKey = (params?: ListTradeRequestsBySupplierParams,) => {
    return [
    'infinite', `/api/v1/traderequests/by-supplier`, ...(params ? [params] : [])
    ] as const;
    }

export const getListTradeRequestsBySupplierQueryKey = (params?: ListTradeRequestsBySupplierParams,) => {
    return [
    `/api/v1/traderequests/by-supplier`, ...(params ? [params] : [])
    ] as const;
    }


export const getListTradeRequestsBySupplierInfiniteQueryOptions = <TData = InfiniteData<Awaited<ReturnType<typeof listTradeRequestsBySupplier>>, ListTradeRequestsBySupplierParams['pageNumber']>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ProblemResponse>>(params?: ListTradeRequestsBySupplierParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listTradeRequestsBySupplier>>, TError, TData, QueryKey, ListTradeRequestsBySupplierParams['pageNumber']>>, request?: SecondParameter<typeof httpClient>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListTradeRequestsBySupplierInfiniteQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listTradeRequestsBySupplier>>, QueryKey, ListTradeRequestsBySupplierParams['pageNumber']> = ({ signal, pageParam }) => listTradeRequestsBySupplier({...params, 'pageNumber': pageParam ?? params?.['pageNumber']}, { signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseInfiniteQueryOptions<Awaited<ReturnType<typeof listTradeRequestsBySupplier>>, TError, TData, QueryKey, ListTradeRequestsBySupplierParams['pageNumber']> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListTradeRequestsBySupplierInfiniteQueryResult = NonNullable<Awaited<ReturnType<typeof listTradeRequestsBySupplier>>>
export type ListTradeRequestsBySupplierInfiniteQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ProblemResponse>


export function useListTradeRequestsBySupplierInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listTradeRequestsBySupplier>>, ListTradeRequestsBySupplierParams['pageNumber']>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ProblemResponse>>(
 params: undefined |  ListTradeRequestsBySupplierParams, options: { query:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listTradeRequestsBySupplier>>, TError, TData, QueryKey, ListTradeRequestsBySupplierParams['pageNumber']>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listTradeRequestsBySupplier>>,
          TError,
          Awaited<ReturnType<typeof listTradeRequestsBySupplier>>, QueryKey
        > , 'initialData'
      >, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient
  ):  DefinedUseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListTradeRequestsBySupplierInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listTradeRequestsBySupplier>>, ListTradeRequestsBySupplierParams['pageNumber']>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ProblemResponse>>(
 params?: ListTradeRequestsBySupplierParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listTradeRequestsBySupplier>>, TError, TData, QueryKey, ListTradeRequestsBySupplierParams['pageNumber']>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listTradeRequestsBySupplier>>,
          TError,
          Awaited<ReturnType<typeof listTradeRequestsBySupplier>>, QueryKey
        > , 'initialData'
      >, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient
  ):  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListTradeRequestsBySupplierInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listTradeRequestsBySupplier>>, ListTradeRequestsBySupplierParams['pageNumber']>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ProblemResponse>>(
 params?: ListTradeRequestsBySupplierParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listTradeRequestsBySupplier>>, TError, TData, QueryKey, ListTradeRequestsBySupplierParams['pageNumber']>>, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient
  ):  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary My requests by supplier
 */

export function useListTradeRequestsBySupplierInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listTradeRequestsBySupplier>>, ListTradeRequestsBySupplierParams['pageNumber']>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ProblemResponse>>(
 params?: ListTradeRequestsBySupplierParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listTradeRequestsBySupplier>>, TError, TData, QueryKey, ListTradeRequestsBySupplierParams['pageNumber']>>, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient
 ):  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListTradeRequestsBySupplierInfiniteQueryOptions(params,options)

  const query = useInfiniteQuery(queryOptions, queryClient) as  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getListTradeRequestsBySupplierQueryOptions = <TData = Awaited<ReturnType<typeof listTradeRequestsBySupplier>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ProblemResponse>>(params?: ListTradeRequestsBySupplierParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listTradeRequestsBySupplier>>, TError, TData>>, request?: SecondParameter<typeof httpClient>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListTradeRequestsBySupplierQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listTradeRequestsBySupplier>>> = ({ signal }) => listTradeRequestsBySupplier(params, { signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listTradeRequestsBySupplier>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListTradeRequestsBySupplierQueryResult = NonNullable<Awaited<ReturnType<typeof listTradeRequestsBySupplier>>>
export type ListTradeRequestsBySupplierQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ProblemResponse>


export function useListTradeRequestsBySupplier<TData = Awaited<ReturnType<typeof listTradeRequestsBySupplier>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ProblemResponse>>(
 params: undefined |  ListTradeRequestsBySupplierParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listTradeRequestsBySupplier>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listTradeRequestsBySupplier>>,
          TError,
          Awaited<ReturnType<typeof listTradeRequestsBySupplier>>
        > , 'initialData'
      >, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListTradeRequestsBySupplier<TData = Awaited<ReturnType<typeof listTradeRequestsBySupplier>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ProblemResponse>>(
 params?: ListTradeRequestsBySupplierParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listTradeRequestsBySupplier>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listTradeRequestsBySupplier>>,
          TError,
          Awaited<ReturnType<typeof listTradeRequestsBySupplier>>
        > , 'initialData'
      >, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListTradeRequestsBySupplier<TData = Awaited<ReturnType<typeof listTradeRequestsBySupplier>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ProblemResponse>>(
 params?: ListTradeRequestsBySupplierParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listTradeRequestsBySupplier>>, TError, TData>>, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary My requests by supplier
 */

export function useListTradeRequestsBySupplier<TData = Awaited<ReturnType<typeof listTradeRequestsBySupplier>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ProblemResponse>>(
 params?: ListTradeRequestsBySupplierParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listTradeRequestsBySupplier>>, TError, TData>>, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListTradeRequestsBySupplierQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}









export const getCreateDirectOrderMutationKey = () => ['createDirectOrder'] as const;

export const getCreateDirectOrderMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | ValidationResponse | ProblemResponse>,
    TContext = unknown>(queryClient: QueryClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createDirectOrder>>, TError,CreateDirectOrderMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof httpClient>}
): UseMutationOptions<Awaited<ReturnType<typeof createDirectOrder>>, TError,CreateDirectOrderMutationVariables, TContext> => {

const mutationKey = getCreateDirectOrderMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof createDirectOrder>>, CreateDirectOrderMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  createDirectOrder(data,requestOptions)
        }

  const onSuccess = (data: Awaited<ReturnType<typeof createDirectOrder>>, variables: CreateDirectOrderMutationVariables, onMutateResult: TContext, context: MutationFunctionContext) => {
        if (!options?.skipInvalidation) {
        queryClient.invalidateQueries({ queryKey: getListTradeRequestsBySupplierQueryKey() });
        }
        mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
      };




  return  { ...mutationOptions, mutationFn, onSuccess }}

    export type CreateDirectOrderMutationResult = NonNullable<Awaited<ReturnType<typeof createDirectOrder>>>
    export type CreateDirectOrderMutationBody = BodyType<NewDirectOrder>
    export type CreateDirectOrderMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | ValidationResponse | ProblemResponse>
    export type CreateDirectOrderMutationVariables = {data: BodyType<NewDirectOrder>}

    /**
 * @summary Begin a direct order
 */
export function useCreateDirectOrder<TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | ValidationResponse | ProblemResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createDirectOrder>>, TError,CreateDirectOrderMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof createDirectOrder>>,
        TError,
        CreateDirectOrderMutationVariables,
        TContext
      > {
      const backupQueryClient = useQueryClient();
      return useMutation(getCreateDirectOrderMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
    }



export const getUpdateDirectOrderMutationKey = () => ['updateDirectOrder'] as const;

export const getUpdateDirectOrderMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TradeRequestConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | ValidationResponse | ProblemResponse>,
    TContext = unknown>(queryClient: QueryClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateDirectOrder>>, TError,UpdateDirectOrderMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof httpClient>}
): UseMutationOptions<Awaited<ReturnType<typeof updateDirectOrder>>, TError,UpdateDirectOrderMutationVariables, TContext> => {

const mutationKey = getUpdateDirectOrderMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof updateDirectOrder>>, UpdateDirectOrderMutationVariables> = (props) => {
          const {id,data} = props ?? {};

          return  updateDirectOrder(id,data,requestOptions)
        }

  const onSuccess = (data: Awaited<ReturnType<typeof updateDirectOrder>>, variables: UpdateDirectOrderMutationVariables, onMutateResult: TContext, context: MutationFunctionContext) => {
        if (!options?.skipInvalidation) {
        queryClient.invalidateQueries({ predicate: (query) => [getGetTradeRequestQueryKey(variables.id), getListTradeRequestsBySupplierQueryKey(), getListTradeRequestEventsQueryKey(), getGetMembershipAndPriceQueryKey(variables.id), getListUnfinishedPaymentsQueryKey(), getGetWalletCreditQueryKey(), getListWalletTransactionsQueryKey()].some((queryKey) => matchQuery({ queryKey }, query)) });
        }
        mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
      };




  return  { ...mutationOptions, mutationFn, onSuccess }}

    export type UpdateDirectOrderMutationResult = NonNullable<Awaited<ReturnType<typeof updateDirectOrder>>>
    export type UpdateDirectOrderMutationBody = BodyType<DirectOrderChange>
    export type UpdateDirectOrderMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TradeRequestConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | ValidationResponse | ProblemResponse>
    export type UpdateDirectOrderMutationVariables = {id: string;data: BodyType<DirectOrderChange>}

    /**
 * @summary Change or withdraw a direct order
 */
export function useUpdateDirectOrder<TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TradeRequestConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | ValidationResponse | ProblemResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateDirectOrder>>, TError,UpdateDirectOrderMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof updateDirectOrder>>,
        TError,
        UpdateDirectOrderMutationVariables,
        TContext
      > {
      const backupQueryClient = useQueryClient();
      return useMutation(getUpdateDirectOrderMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
    }



export const getGetTradeRequestQueryKey = (id: string,) => {
    return [
    `/api/v1/traderequests/${id}`
    ] as const;
    }


export const getGetTradeRequestQueryOptions = <TData = Awaited<ReturnType<typeof getTradeRequest>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ProblemResponse>>(id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getTradeRequest>>, TError, TData>>, request?: SecondParameter<typeof httpClient>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetTradeRequestQueryKey(id);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getTradeRequest>>> = ({ signal }) => getTradeRequest(id, { signal, ...requestOptions });





   return  { queryKey, queryFn, enabled: id !== null && id !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getTradeRequest>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetTradeRequestQueryResult = NonNullable<Awaited<ReturnType<typeof getTradeRequest>>>
export type GetTradeRequestQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ProblemResponse>


export function useGetTradeRequest<TData = Awaited<ReturnType<typeof getTradeRequest>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ProblemResponse>>(
 id: string, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getTradeRequest>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getTradeRequest>>,
          TError,
          Awaited<ReturnType<typeof getTradeRequest>>
        > , 'initialData'
      >, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetTradeRequest<TData = Awaited<ReturnType<typeof getTradeRequest>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ProblemResponse>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getTradeRequest>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getTradeRequest>>,
          TError,
          Awaited<ReturnType<typeof getTradeRequest>>
        > , 'initialData'
      >, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetTradeRequest<TData = Awaited<ReturnType<typeof getTradeRequest>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ProblemResponse>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getTradeRequest>>, TError, TData>>, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary One request
 */

export function useGetTradeRequest<TData = Awaited<ReturnType<typeof getTradeRequest>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ProblemResponse>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getTradeRequest>>, TError, TData>>, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetTradeRequestQueryOptions(id,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}









export const getPublishTradeRequestMutationKey = () => ['publishTradeRequest'] as const;

export const getPublishTradeRequestMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | PaymentRequiredResponse | ProfileIncompleteResponse | NotFoundResponse | TradeRequestConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | ValidationResponse | ProblemResponse>,
    TContext = unknown>(queryClient: QueryClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof publishTradeRequest>>, TError,PublishTradeRequestMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof httpClient>}
): UseMutationOptions<Awaited<ReturnType<typeof publishTradeRequest>>, TError,PublishTradeRequestMutationVariables, TContext> => {

const mutationKey = getPublishTradeRequestMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof publishTradeRequest>>, PublishTradeRequestMutationVariables> = (props) => {
          const {id,data} = props ?? {};

          return  publishTradeRequest(id,data,requestOptions)
        }

  const onSuccess = (data: Awaited<ReturnType<typeof publishTradeRequest>>, variables: PublishTradeRequestMutationVariables, onMutateResult: TContext, context: MutationFunctionContext) => {
        if (!options?.skipInvalidation) {
        queryClient.invalidateQueries({ predicate: (query) => [getGetTradeRequestQueryKey(variables.id), getListTradeRequestsBySupplierQueryKey(), getListTradeRequestEventsQueryKey(), getGetMembershipAndPriceQueryKey(variables.id), getListConversationsQueryKey(), getListConversationMessagesQueryKey(), getGetUnreadConversationsQueryKey()].some((queryKey) => matchQuery({ queryKey }, query)) || (typeof query.queryKey[0] === 'string' && query.queryKey[0].startsWith('/api/v1/conversations/')) });
        }
        mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
      };




  return  { ...mutationOptions, mutationFn, onSuccess }}

    export type PublishTradeRequestMutationResult = NonNullable<Awaited<ReturnType<typeof publishTradeRequest>>>
    export type PublishTradeRequestMutationBody = BodyType<TradeRequestPublication>
    export type PublishTradeRequestMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | PaymentRequiredResponse | ProfileIncompleteResponse | NotFoundResponse | TradeRequestConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | ValidationResponse | ProblemResponse>
    export type PublishTradeRequestMutationVariables = {id: string;data: BodyType<TradeRequestPublication>}

    /**
 * @summary Publish
 */
export function usePublishTradeRequest<TError = ErrorType<BadRequestResponse | UnauthorizedResponse | PaymentRequiredResponse | ProfileIncompleteResponse | NotFoundResponse | TradeRequestConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | ValidationResponse | ProblemResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof publishTradeRequest>>, TError,PublishTradeRequestMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof publishTradeRequest>>,
        TError,
        PublishTradeRequestMutationVariables,
        TContext
      > {
      const backupQueryClient = useQueryClient();
      return useMutation(getPublishTradeRequestMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
    }



export const getGetMembershipAndPriceQueryKey = (id: string,) => {
    return [
    `/api/v1/traderequests/${id}/membership-and-price`
    ] as const;
    }


export const getGetMembershipAndPriceQueryOptions = <TData = Awaited<ReturnType<typeof getMembershipAndPrice>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ProblemResponse>>(id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getMembershipAndPrice>>, TError, TData>>, request?: SecondParameter<typeof httpClient>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetMembershipAndPriceQueryKey(id);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getMembershipAndPrice>>> = ({ signal }) => getMembershipAndPrice(id, { signal, ...requestOptions });





   return  { queryKey, queryFn, enabled: id !== null && id !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getMembershipAndPrice>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetMembershipAndPriceQueryResult = NonNullable<Awaited<ReturnType<typeof getMembershipAndPrice>>>
export type GetMembershipAndPriceQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ProblemResponse>


export function useGetMembershipAndPrice<TData = Awaited<ReturnType<typeof getMembershipAndPrice>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ProblemResponse>>(
 id: string, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getMembershipAndPrice>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getMembershipAndPrice>>,
          TError,
          Awaited<ReturnType<typeof getMembershipAndPrice>>
        > , 'initialData'
      >, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetMembershipAndPrice<TData = Awaited<ReturnType<typeof getMembershipAndPrice>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ProblemResponse>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getMembershipAndPrice>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getMembershipAndPrice>>,
          TError,
          Awaited<ReturnType<typeof getMembershipAndPrice>>
        > , 'initialData'
      >, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetMembershipAndPrice<TData = Awaited<ReturnType<typeof getMembershipAndPrice>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ProblemResponse>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getMembershipAndPrice>>, TError, TData>>, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary What publishing costs
 */

export function useGetMembershipAndPrice<TData = Awaited<ReturnType<typeof getMembershipAndPrice>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ProblemResponse>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getMembershipAndPrice>>, TError, TData>>, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetMembershipAndPriceQueryOptions(id,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}









export const getRequestTradeRequestConfirmationMutationKey = () => ['requestTradeRequestConfirmation'] as const;

export const getRequestTradeRequestConfirmationMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ProfileIncompleteResponse | NotFoundResponse | TradeRequestConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | ValidationResponse | ProblemResponse>,
    TContext = unknown>(queryClient: QueryClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof requestTradeRequestConfirmation>>, TError,RequestTradeRequestConfirmationMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof httpClient>}
): UseMutationOptions<Awaited<ReturnType<typeof requestTradeRequestConfirmation>>, TError,RequestTradeRequestConfirmationMutationVariables, TContext> => {

const mutationKey = getRequestTradeRequestConfirmationMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof requestTradeRequestConfirmation>>, RequestTradeRequestConfirmationMutationVariables> = (props) => {
          const {id,data} = props ?? {};

          return  requestTradeRequestConfirmation(id,data,requestOptions)
        }

  const onSuccess = (data: Awaited<ReturnType<typeof requestTradeRequestConfirmation>>, variables: RequestTradeRequestConfirmationMutationVariables, onMutateResult: TContext, context: MutationFunctionContext) => {
        if (!options?.skipInvalidation) {
        queryClient.invalidateQueries({ predicate: (query) => [getGetTradeRequestQueryKey(variables.id), getListTradeRequestsBySupplierQueryKey(), getListTradeRequestEventsQueryKey(), getGetMembershipAndPriceQueryKey(variables.id), getListUnfinishedPaymentsQueryKey()].some((queryKey) => matchQuery({ queryKey }, query)) });
        }
        mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
      };




  return  { ...mutationOptions, mutationFn, onSuccess }}

    export type RequestTradeRequestConfirmationMutationResult = NonNullable<Awaited<ReturnType<typeof requestTradeRequestConfirmation>>>
    export type RequestTradeRequestConfirmationMutationBody = BodyType<TradeRequestConfirmation>
    export type RequestTradeRequestConfirmationMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ProfileIncompleteResponse | NotFoundResponse | TradeRequestConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | ValidationResponse | ProblemResponse>
    export type RequestTradeRequestConfirmationMutationVariables = {id: string;data: BodyType<TradeRequestConfirmation>}

    /**
 * @summary Ask for confirmation
 */
export function useRequestTradeRequestConfirmation<TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ProfileIncompleteResponse | NotFoundResponse | TradeRequestConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | ValidationResponse | ProblemResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof requestTradeRequestConfirmation>>, TError,RequestTradeRequestConfirmationMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof requestTradeRequestConfirmation>>,
        TError,
        RequestTradeRequestConfirmationMutationVariables,
        TContext
      > {
      const backupQueryClient = useQueryClient();
      return useMutation(getRequestTradeRequestConfirmationMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
    }
