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
  getConversationThread,
  getUnreadConversations,
  hideConversation,
  listConversationMessages,
  listConversations,
  sendMessage,
  updateConversation
} from '../../endpoints/conversations/conversations';

import type {
  BadRequestResponse,
  ConversationChange,
  ConversationConflictResponse,
  GetConversationThreadParams,
  ListConversationMessagesParams,
  ListConversationsParams,
  MessageConflictResponse,
  NewMessage,
  NotFoundResponse,
  PayloadTooLargeResponse,
  ProblemResponse,
  UnauthorizedResponse,
  UnsupportedMediaTypeResponse,
  ValidationResponse
} from '../../model';

import {
  getListTradeRequestEventsQueryKey,
  getListTradeRequestsBySupplierQueryKey
} from '../trade-requests/trade-requests';

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




export const getListConversationsInfiniteQueryKey = (params?: ListConversationsParams,) => {
    return [
    'infinite', `/api/v1/conversations`, ...(params ? [params] : [])
    ] as const;
    }

export const getListConversationsQueryKey = (params?: ListConversationsParams,) => {
    return [
    `/api/v1/conversations`, ...(params ? [params] : [])
    ] as const;
    }


export const getListConversationsInfiniteQueryOptions = <TData = InfiniteData<Awaited<ReturnType<typeof listConversations>>, ListConversationsParams['pageNumber']>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ProblemResponse>>(params?: ListConversationsParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listConversations>>, TError, TData, QueryKey, ListConversationsParams['pageNumber']>>, request?: SecondParameter<typeof httpClient>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListConversationsInfiniteQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listConversations>>, QueryKey, ListConversationsParams['pageNumber']> = ({ signal, pageParam }) => listConversations({...params, 'pageNumber': pageParam ?? params?.['pageNumber']}, { signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseInfiniteQueryOptions<Awaited<ReturnType<typeof listConversations>>, TError, TData, QueryKey, ListConversationsParams['pageNumber']> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListConversationsInfiniteQueryResult = NonNullable<Awaited<ReturnType<typeof listConversations>>>
export type ListConversationsInfiniteQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ProblemResponse>


export function useListConversationsInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listConversations>>, ListConversationsParams['pageNumber']>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ProblemResponse>>(
 params: undefined |  ListConversationsParams, options: { query:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listConversations>>, TError, TData, QueryKey, ListConversationsParams['pageNumber']>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listConversations>>,
          TError,
          Awaited<ReturnType<typeof listConversations>>, QueryKey
        > , 'initialData'
      >, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient
  ):  DefinedUseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListConversationsInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listConversations>>, ListConversationsParams['pageNumber']>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ProblemResponse>>(
 params?: ListConversationsParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listConversations>>, TError, TData, QueryKey, ListConversationsParams['pageNumber']>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listConversations>>,
          TError,
          Awaited<ReturnType<typeof listConversations>>, QueryKey
        > , 'initialData'
      >, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient
  ):  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListConversationsInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listConversations>>, ListConversationsParams['pageNumber']>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ProblemResponse>>(
 params?: ListConversationsParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listConversations>>, TError, TData, QueryKey, ListConversationsParams['pageNumber']>>, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient
  ):  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary My conversations
 */

export function useListConversationsInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listConversations>>, ListConversationsParams['pageNumber']>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ProblemResponse>>(
 params?: ListConversationsParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listConversations>>, TError, TData, QueryKey, ListConversationsParams['pageNumber']>>, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient
 ):  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListConversationsInfiniteQueryOptions(params,options)

  const query = useInfiniteQuery(queryOptions, queryClient) as  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getListConversationsQueryOptions = <TData = Awaited<ReturnType<typeof listConversations>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ProblemResponse>>(params?: ListConversationsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listConversations>>, TError, TData>>, request?: SecondParameter<typeof httpClient>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListConversationsQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listConversations>>> = ({ signal }) => listConversations(params, { signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listConversations>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListConversationsQueryResult = NonNullable<Awaited<ReturnType<typeof listConversations>>>
export type ListConversationsQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ProblemResponse>


export function useListConversations<TData = Awaited<ReturnType<typeof listConversations>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ProblemResponse>>(
 params: undefined |  ListConversationsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listConversations>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listConversations>>,
          TError,
          Awaited<ReturnType<typeof listConversations>>
        > , 'initialData'
      >, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListConversations<TData = Awaited<ReturnType<typeof listConversations>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ProblemResponse>>(
 params?: ListConversationsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listConversations>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listConversations>>,
          TError,
          Awaited<ReturnType<typeof listConversations>>
        > , 'initialData'
      >, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListConversations<TData = Awaited<ReturnType<typeof listConversations>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ProblemResponse>>(
 params?: ListConversationsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listConversations>>, TError, TData>>, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary My conversations
 */

export function useListConversations<TData = Awaited<ReturnType<typeof listConversations>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ProblemResponse>>(
 params?: ListConversationsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listConversations>>, TError, TData>>, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListConversationsQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}









export const getSendMessageMutationKey = () => ['sendMessage'] as const;

export const getSendMessageMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | MessageConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | ValidationResponse | ProblemResponse>,
    TContext = unknown>(queryClient: QueryClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof sendMessage>>, TError,SendMessageMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof httpClient>}
): UseMutationOptions<Awaited<ReturnType<typeof sendMessage>>, TError,SendMessageMutationVariables, TContext> => {

const mutationKey = getSendMessageMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof sendMessage>>, SendMessageMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  sendMessage(data,requestOptions)
        }

  const onSuccess = (data: Awaited<ReturnType<typeof sendMessage>>, variables: SendMessageMutationVariables, onMutateResult: TContext, context: MutationFunctionContext) => {
        if (!options?.skipInvalidation) {
        queryClient.invalidateQueries({ predicate: (query) => [getListConversationsQueryKey(), getListConversationMessagesQueryKey(), getGetUnreadConversationsQueryKey(), getListTradeRequestsBySupplierQueryKey(), getListTradeRequestEventsQueryKey()].some((queryKey) => matchQuery({ queryKey }, query)) || (typeof query.queryKey[0] === 'string' && query.queryKey[0].startsWith('/api/v1/conversations/')) || (typeof query.queryKey[0] === 'string' && query.queryKey[0].startsWith('/api/v1/traderequests/')) });
        }
        mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
      };




  return  { ...mutationOptions, mutationFn, onSuccess }}

    export type SendMessageMutationResult = NonNullable<Awaited<ReturnType<typeof sendMessage>>>
    export type SendMessageMutationBody = BodyType<NewMessage>
    export type SendMessageMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | MessageConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | ValidationResponse | ProblemResponse>
    export type SendMessageMutationVariables = {data: BodyType<NewMessage>}

    /**
 * @summary Say something
 */
export function useSendMessage<TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | MessageConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | ValidationResponse | ProblemResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof sendMessage>>, TError,SendMessageMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof sendMessage>>,
        TError,
        SendMessageMutationVariables,
        TContext
      > {
      const backupQueryClient = useQueryClient();
      return useMutation(getSendMessageMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
    }



export const getListConversationMessagesInfiniteQueryKey = (params?: ListConversationMessagesParams,) => {
    return [
    'infinite', `/api/v1/conversations/thread/flat`, ...(params ? [params] : [])
    ] as const;
    }

export const getListConversationMessagesQueryKey = (params?: ListConversationMessagesParams,) => {
    return [
    `/api/v1/conversations/thread/flat`, ...(params ? [params] : [])
    ] as const;
    }


export const getListConversationMessagesInfiniteQueryOptions = <TData = InfiniteData<Awaited<ReturnType<typeof listConversationMessages>>, ListConversationMessagesParams['pageNumber']>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ProblemResponse>>(params?: ListConversationMessagesParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listConversationMessages>>, TError, TData, QueryKey, ListConversationMessagesParams['pageNumber']>>, request?: SecondParameter<typeof httpClient>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListConversationMessagesInfiniteQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listConversationMessages>>, QueryKey, ListConversationMessagesParams['pageNumber']> = ({ signal, pageParam }) => listConversationMessages({...params, 'pageNumber': pageParam ?? params?.['pageNumber']}, { signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseInfiniteQueryOptions<Awaited<ReturnType<typeof listConversationMessages>>, TError, TData, QueryKey, ListConversationMessagesParams['pageNumber']> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListConversationMessagesInfiniteQueryResult = NonNullable<Awaited<ReturnType<typeof listConversationMessages>>>
export type ListConversationMessagesInfiniteQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ProblemResponse>


export function useListConversationMessagesInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listConversationMessages>>, ListConversationMessagesParams['pageNumber']>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ProblemResponse>>(
 params: undefined |  ListConversationMessagesParams, options: { query:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listConversationMessages>>, TError, TData, QueryKey, ListConversationMessagesParams['pageNumber']>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listConversationMessages>>,
          TError,
          Awaited<ReturnType<typeof listConversationMessages>>, QueryKey
        > , 'initialData'
      >, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient
  ):  DefinedUseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListConversationMessagesInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listConversationMessages>>, ListConversationMessagesParams['pageNumber']>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ProblemResponse>>(
 params?: ListConversationMessagesParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listConversationMessages>>, TError, TData, QueryKey, ListConversationMessagesParams['pageNumber']>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listConversationMessages>>,
          TError,
          Awaited<ReturnType<typeof listConversationMessages>>, QueryKey
        > , 'initialData'
      >, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient
  ):  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListConversationMessagesInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listConversationMessages>>, ListConversationMessagesParams['pageNumber']>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ProblemResponse>>(
 params?: ListConversationMessagesParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listConversationMessages>>, TError, TData, QueryKey, ListConversationMessagesParams['pageNumber']>>, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient
  ):  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Messages by time
 */

export function useListConversationMessagesInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listConversationMessages>>, ListConversationMessagesParams['pageNumber']>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ProblemResponse>>(
 params?: ListConversationMessagesParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listConversationMessages>>, TError, TData, QueryKey, ListConversationMessagesParams['pageNumber']>>, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient
 ):  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListConversationMessagesInfiniteQueryOptions(params,options)

  const query = useInfiniteQuery(queryOptions, queryClient) as  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getListConversationMessagesQueryOptions = <TData = Awaited<ReturnType<typeof listConversationMessages>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ProblemResponse>>(params?: ListConversationMessagesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listConversationMessages>>, TError, TData>>, request?: SecondParameter<typeof httpClient>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListConversationMessagesQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listConversationMessages>>> = ({ signal }) => listConversationMessages(params, { signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listConversationMessages>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListConversationMessagesQueryResult = NonNullable<Awaited<ReturnType<typeof listConversationMessages>>>
export type ListConversationMessagesQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ProblemResponse>


export function useListConversationMessages<TData = Awaited<ReturnType<typeof listConversationMessages>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ProblemResponse>>(
 params: undefined |  ListConversationMessagesParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listConversationMessages>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listConversationMessages>>,
          TError,
          Awaited<ReturnType<typeof listConversationMessages>>
        > , 'initialData'
      >, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListConversationMessages<TData = Awaited<ReturnType<typeof listConversationMessages>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ProblemResponse>>(
 params?: ListConversationMessagesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listConversationMessages>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listConversationMessages>>,
          TError,
          Awaited<ReturnType<typeof listConversationMessages>>
        > , 'initialData'
      >, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListConversationMessages<TData = Awaited<ReturnType<typeof listConversationMessages>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ProblemResponse>>(
 params?: ListConversationMessagesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listConversationMessages>>, TError, TData>>, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Messages by time
 */

export function useListConversationMessages<TData = Awaited<ReturnType<typeof listConversationMessages>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ProblemResponse>>(
 params?: ListConversationMessagesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listConversationMessages>>, TError, TData>>, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListConversationMessagesQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}









export const getGetUnreadConversationsQueryKey = () => {
    return [
    `/api/v1/conversations/unread-thread`
    ] as const;
    }


export const getGetUnreadConversationsQueryOptions = <TData = Awaited<ReturnType<typeof getUnreadConversations>>, TError = ErrorType<UnauthorizedResponse | ProblemResponse>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getUnreadConversations>>, TError, TData>>, request?: SecondParameter<typeof httpClient>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetUnreadConversationsQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getUnreadConversations>>> = ({ signal }) => getUnreadConversations({ signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getUnreadConversations>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetUnreadConversationsQueryResult = NonNullable<Awaited<ReturnType<typeof getUnreadConversations>>>
export type GetUnreadConversationsQueryError = ErrorType<UnauthorizedResponse | ProblemResponse>


export function useGetUnreadConversations<TData = Awaited<ReturnType<typeof getUnreadConversations>>, TError = ErrorType<UnauthorizedResponse | ProblemResponse>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getUnreadConversations>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getUnreadConversations>>,
          TError,
          Awaited<ReturnType<typeof getUnreadConversations>>
        > , 'initialData'
      >, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetUnreadConversations<TData = Awaited<ReturnType<typeof getUnreadConversations>>, TError = ErrorType<UnauthorizedResponse | ProblemResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getUnreadConversations>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getUnreadConversations>>,
          TError,
          Awaited<ReturnType<typeof getUnreadConversations>>
        > , 'initialData'
      >, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetUnreadConversations<TData = Awaited<ReturnType<typeof getUnreadConversations>>, TError = ErrorType<UnauthorizedResponse | ProblemResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getUnreadConversations>>, TError, TData>>, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary What waits to be read
 */

export function useGetUnreadConversations<TData = Awaited<ReturnType<typeof getUnreadConversations>>, TError = ErrorType<UnauthorizedResponse | ProblemResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getUnreadConversations>>, TError, TData>>, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetUnreadConversationsQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}









export const getGetConversationThreadQueryKey = (id: string,
    params?: GetConversationThreadParams,) => {
    return [
    `/api/v1/conversations/${id}/thread`, ...(params ? [params] : [])
    ] as const;
    }


export const getGetConversationThreadQueryOptions = <TData = Awaited<ReturnType<typeof getConversationThread>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ProblemResponse>>(id: string,
    params?: GetConversationThreadParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getConversationThread>>, TError, TData>>, request?: SecondParameter<typeof httpClient>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetConversationThreadQueryKey(id,params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getConversationThread>>> = ({ signal }) => getConversationThread(id,params, { signal, ...requestOptions });





   return  { queryKey, queryFn, enabled: id !== null && id !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getConversationThread>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetConversationThreadQueryResult = NonNullable<Awaited<ReturnType<typeof getConversationThread>>>
export type GetConversationThreadQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ProblemResponse>


export function useGetConversationThread<TData = Awaited<ReturnType<typeof getConversationThread>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ProblemResponse>>(
 id: string,
    params: undefined |  GetConversationThreadParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getConversationThread>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getConversationThread>>,
          TError,
          Awaited<ReturnType<typeof getConversationThread>>
        > , 'initialData'
      >, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetConversationThread<TData = Awaited<ReturnType<typeof getConversationThread>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ProblemResponse>>(
 id: string,
    params?: GetConversationThreadParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getConversationThread>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getConversationThread>>,
          TError,
          Awaited<ReturnType<typeof getConversationThread>>
        > , 'initialData'
      >, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetConversationThread<TData = Awaited<ReturnType<typeof getConversationThread>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ProblemResponse>>(
 id: string,
    params?: GetConversationThreadParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getConversationThread>>, TError, TData>>, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary A conversation as a tree
 */

export function useGetConversationThread<TData = Awaited<ReturnType<typeof getConversationThread>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ProblemResponse>>(
 id: string,
    params?: GetConversationThreadParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getConversationThread>>, TError, TData>>, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetConversationThreadQueryOptions(id,params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}









export const getUpdateConversationMutationKey = () => ['updateConversation'] as const;

export const getUpdateConversationMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ConversationConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | ValidationResponse | ProblemResponse>,
    TContext = unknown>(queryClient: QueryClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateConversation>>, TError,UpdateConversationMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof httpClient>}
): UseMutationOptions<Awaited<ReturnType<typeof updateConversation>>, TError,UpdateConversationMutationVariables, TContext> => {

const mutationKey = getUpdateConversationMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof updateConversation>>, UpdateConversationMutationVariables> = (props) => {
          const {id,data} = props ?? {};

          return  updateConversation(id,data,requestOptions)
        }

  const onSuccess = (data: Awaited<ReturnType<typeof updateConversation>>, variables: UpdateConversationMutationVariables, onMutateResult: TContext, context: MutationFunctionContext) => {
        if (!options?.skipInvalidation) {
        queryClient.invalidateQueries({ predicate: (query) => [getListConversationsQueryKey(), getListConversationMessagesQueryKey(), getGetConversationThreadQueryKey(variables.id), getGetUnreadConversationsQueryKey(), getListTradeRequestsBySupplierQueryKey()].some((queryKey) => matchQuery({ queryKey }, query)) });
        }
        mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
      };




  return  { ...mutationOptions, mutationFn, onSuccess }}

    export type UpdateConversationMutationResult = NonNullable<Awaited<ReturnType<typeof updateConversation>>>
    export type UpdateConversationMutationBody = BodyType<ConversationChange>
    export type UpdateConversationMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ConversationConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | ValidationResponse | ProblemResponse>
    export type UpdateConversationMutationVariables = {id: string;data: BodyType<ConversationChange>}

    /**
 * @summary Mark, archive, close, edit
 */
export function useUpdateConversation<TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ConversationConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | ValidationResponse | ProblemResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateConversation>>, TError,UpdateConversationMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof updateConversation>>,
        TError,
        UpdateConversationMutationVariables,
        TContext
      > {
      const backupQueryClient = useQueryClient();
      return useMutation(getUpdateConversationMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
    }



export const getHideConversationMutationKey = () => ['hideConversation'] as const;

export const getHideConversationMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ProblemResponse>,
    TContext = unknown>(queryClient: QueryClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof hideConversation>>, TError,HideConversationMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof httpClient>}
): UseMutationOptions<Awaited<ReturnType<typeof hideConversation>>, TError,HideConversationMutationVariables, TContext> => {

const mutationKey = getHideConversationMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof hideConversation>>, HideConversationMutationVariables> = (props) => {
          const {id} = props ?? {};

          return  hideConversation(id,requestOptions)
        }

  const onSuccess = (data: Awaited<ReturnType<typeof hideConversation>>, variables: HideConversationMutationVariables, onMutateResult: TContext, context: MutationFunctionContext) => {
        if (!options?.skipInvalidation) {
        queryClient.invalidateQueries({ predicate: (query) => [getListConversationsQueryKey(), getListConversationMessagesQueryKey(), getGetConversationThreadQueryKey(variables.id), getGetUnreadConversationsQueryKey()].some((queryKey) => matchQuery({ queryKey }, query)) });
        }
        mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
      };




  return  { ...mutationOptions, mutationFn, onSuccess }}

    export type HideConversationMutationResult = NonNullable<Awaited<ReturnType<typeof hideConversation>>>

    export type HideConversationMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ProblemResponse>
    export type HideConversationMutationVariables = {id: string}

    /**
 * @summary Hide a conversation
 */
export function useHideConversation<TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ProblemResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof hideConversation>>, TError,HideConversationMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof hideConversation>>,
        TError,
        HideConversationMutationVariables,
        TContext
      > {
      const backupQueryClient = useQueryClient();
      return useMutation(getHideConversationMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
    }
