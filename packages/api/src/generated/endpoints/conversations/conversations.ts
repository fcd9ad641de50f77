/**
 * Generated from the contract; do not edit.
 */
import {
  matchQuery,
  useInfiniteQuery,
  useMutation,
  useQuery,
  useQueryClient,
  useSuspenseQuery
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
  UseQueryResult,
  UseSuspenseQueryOptions,
  UseSuspenseQueryResult
} from '@tanstack/react-query';

import type {
  BadRequestResponse,
  ConflictResponse,
  Conversation,
  ConversationChange,
  ConversationMessage,
  ConversationThread,
  ListConversationMessagesParams,
  ListConversationsParams,
  NewMessage,
  NotFoundResponse,
  PagedConversation,
  PagedConversationMessage,
  PayloadTooLargeResponse,
  ProblemResponse,
  UnauthorizedResponse,
  UnreadConversations,
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

export const getListConversationsUrl = (params?: ListConversationsParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/api/v1/conversations?${stringifiedParams}` : `/api/v1/conversations`
}

/**
 * Unread ones first, then by latest message; hidden ones stay out until something new is said. Problems: `bad-request`, `unauthorized`, `token-expired`.
 * @summary My conversations
 */
export const listConversations = async (params?: ListConversationsParams, options?: Parameters<typeof httpClient>[1]): Promise<PagedConversation> => {

  return httpClient<PagedConversation>(getListConversationsUrl(params),
  {
    ...options,
    method: 'GET'


  }
);}





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

/**
 * @summary My conversations
 */
export const prefetchListConversationsInfiniteQuery = async <TData = Awaited<ReturnType<typeof listConversations>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ProblemResponse>>(
 queryClient: QueryClient, params?: ListConversationsParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listConversations>>, TError, TData, QueryKey, ListConversationsParams['pageNumber']>>, request?: SecondParameter<typeof httpClient>}

  ): Promise<QueryClient> => {

  const queryOptions = getListConversationsInfiniteQueryOptions(params,options)

  await queryClient.prefetchInfiniteQuery(queryOptions);

  return queryClient;
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

/**
 * @summary My conversations
 */
export const prefetchListConversationsQuery = async <TData = Awaited<ReturnType<typeof listConversations>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ProblemResponse>>(
 queryClient: QueryClient, params?: ListConversationsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listConversations>>, TError, TData>>, request?: SecondParameter<typeof httpClient>}

  ): Promise<QueryClient> => {

  const queryOptions = getListConversationsQueryOptions(params,options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}





export const getListConversationsSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof listConversations>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ProblemResponse>>(params?: ListConversationsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listConversations>>, TError, TData>>, request?: SecondParameter<typeof httpClient>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListConversationsQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listConversations>>> = ({ signal }) => listConversations(params, { signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseSuspenseQueryOptions<Awaited<ReturnType<typeof listConversations>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListConversationsSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof listConversations>>>
export type ListConversationsSuspenseQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ProblemResponse>


export function useListConversationsSuspense<TData = Awaited<ReturnType<typeof listConversations>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ProblemResponse>>(
 params: undefined |  ListConversationsParams, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listConversations>>, TError, TData>>, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListConversationsSuspense<TData = Awaited<ReturnType<typeof listConversations>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ProblemResponse>>(
 params?: ListConversationsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listConversations>>, TError, TData>>, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListConversationsSuspense<TData = Awaited<ReturnType<typeof listConversations>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ProblemResponse>>(
 params?: ListConversationsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listConversations>>, TError, TData>>, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary My conversations
 */

export function useListConversationsSuspense<TData = Awaited<ReturnType<typeof listConversations>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ProblemResponse>>(
 params?: ListConversationsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listConversations>>, TError, TData>>, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListConversationsSuspenseQueryOptions(params,options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getSendMessageUrl = () => {




  return `/api/v1/conversations`
}

/**
 * Begins a conversation or joins one; see `NewMessage`. The same `Idempotency-Key` with the same body, or the same `clientMessageId`, is one message.
 * Problems: `bad-request`, `unauthorized`, `token-expired`, `not-found` (the message answered, the object or the recipient), `conflict` (closed, or a request that is not
 * published), `payload-too-large`, `unsupported-media-type`, `validation`.
 * @summary Say something
 */
export const sendMessage = async (newMessage: NewMessage, options?: Parameters<typeof httpClient>[1]): Promise<ConversationMessage> => {

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
return httpClient<ConversationMessage>(getSendMessageUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(newMessage)
  }
);}





export const getSendMessageMutationKey = () => ['sendMessage'] as const;

export const getSendMessageMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | ValidationResponse | ProblemResponse>,
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
    export type SendMessageMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | ValidationResponse | ProblemResponse>
    export type SendMessageMutationVariables = {data: BodyType<NewMessage>}

    /**
 * @summary Say something
 */
export function useSendMessage<TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | ValidationResponse | ProblemResponse>,
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
    export const getListConversationMessagesUrl = (params?: ListConversationMessagesParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/api/v1/conversations/thread/flat?${stringifiedParams}` : `/api/v1/conversations/thread/flat`
}

/**
 * The latest messages of one conversation, or of all my conversations about one object, oldest first within the page; page 2, or `before`, goes back in time.
 * Asked by `conversationId`, or by `objectType` and `objectId` together.
 * Problems: `bad-request`, `unauthorized`, `token-expired`, `not-found` (a conversation the caller takes no part in).
 * @summary Messages by time
 */
export const listConversationMessages = async (params?: ListConversationMessagesParams, options?: Parameters<typeof httpClient>[1]): Promise<PagedConversationMessage> => {

  return httpClient<PagedConversationMessage>(getListConversationMessagesUrl(params),
  {
    ...options,
    method: 'GET'


  }
);}





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

/**
 * @summary Messages by time
 */
export const prefetchListConversationMessagesInfiniteQuery = async <TData = Awaited<ReturnType<typeof listConversationMessages>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ProblemResponse>>(
 queryClient: QueryClient, params?: ListConversationMessagesParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listConversationMessages>>, TError, TData, QueryKey, ListConversationMessagesParams['pageNumber']>>, request?: SecondParameter<typeof httpClient>}

  ): Promise<QueryClient> => {

  const queryOptions = getListConversationMessagesInfiniteQueryOptions(params,options)

  await queryClient.prefetchInfiniteQuery(queryOptions);

  return queryClient;
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

/**
 * @summary Messages by time
 */
export const prefetchListConversationMessagesQuery = async <TData = Awaited<ReturnType<typeof listConversationMessages>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ProblemResponse>>(
 queryClient: QueryClient, params?: ListConversationMessagesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listConversationMessages>>, TError, TData>>, request?: SecondParameter<typeof httpClient>}

  ): Promise<QueryClient> => {

  const queryOptions = getListConversationMessagesQueryOptions(params,options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}





export const getListConversationMessagesSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof listConversationMessages>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ProblemResponse>>(params?: ListConversationMessagesParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listConversationMessages>>, TError, TData>>, request?: SecondParameter<typeof httpClient>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListConversationMessagesQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listConversationMessages>>> = ({ signal }) => listConversationMessages(params, { signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseSuspenseQueryOptions<Awaited<ReturnType<typeof listConversationMessages>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListConversationMessagesSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof listConversationMessages>>>
export type ListConversationMessagesSuspenseQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ProblemResponse>


export function useListConversationMessagesSuspense<TData = Awaited<ReturnType<typeof listConversationMessages>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ProblemResponse>>(
 params: undefined |  ListConversationMessagesParams, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listConversationMessages>>, TError, TData>>, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListConversationMessagesSuspense<TData = Awaited<ReturnType<typeof listConversationMessages>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ProblemResponse>>(
 params?: ListConversationMessagesParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listConversationMessages>>, TError, TData>>, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListConversationMessagesSuspense<TData = Awaited<ReturnType<typeof listConversationMessages>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ProblemResponse>>(
 params?: ListConversationMessagesParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listConversationMessages>>, TError, TData>>, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Messages by time
 */

export function useListConversationMessagesSuspense<TData = Awaited<ReturnType<typeof listConversationMessages>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ProblemResponse>>(
 params?: ListConversationMessagesParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listConversationMessages>>, TError, TData>>, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListConversationMessagesSuspenseQueryOptions(params,options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getGetUnreadConversationsUrl = () => {




  return `/api/v1/conversations/unread-thread`
}

/**
 * For the badge of every page. Problems: `unauthorized`, `token-expired`.
 * @summary What waits to be read
 */
export const getUnreadConversations = async ( options?: Parameters<typeof httpClient>[1]): Promise<UnreadConversations> => {

  return httpClient<UnreadConversations>(getGetUnreadConversationsUrl(),
  {
    ...options,
    method: 'GET'


  }
);}





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

/**
 * @summary What waits to be read
 */
export const prefetchGetUnreadConversationsQuery = async <TData = Awaited<ReturnType<typeof getUnreadConversations>>, TError = ErrorType<UnauthorizedResponse | ProblemResponse>>(
 queryClient: QueryClient,  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getUnreadConversations>>, TError, TData>>, request?: SecondParameter<typeof httpClient>}

  ): Promise<QueryClient> => {

  const queryOptions = getGetUnreadConversationsQueryOptions(options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}





export const getGetUnreadConversationsSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof getUnreadConversations>>, TError = ErrorType<UnauthorizedResponse | ProblemResponse>>( options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getUnreadConversations>>, TError, TData>>, request?: SecondParameter<typeof httpClient>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetUnreadConversationsQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getUnreadConversations>>> = ({ signal }) => getUnreadConversations({ signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseSuspenseQueryOptions<Awaited<ReturnType<typeof getUnreadConversations>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetUnreadConversationsSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof getUnreadConversations>>>
export type GetUnreadConversationsSuspenseQueryError = ErrorType<UnauthorizedResponse | ProblemResponse>


export function useGetUnreadConversationsSuspense<TData = Awaited<ReturnType<typeof getUnreadConversations>>, TError = ErrorType<UnauthorizedResponse | ProblemResponse>>(
  options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getUnreadConversations>>, TError, TData>>, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetUnreadConversationsSuspense<TData = Awaited<ReturnType<typeof getUnreadConversations>>, TError = ErrorType<UnauthorizedResponse | ProblemResponse>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getUnreadConversations>>, TError, TData>>, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetUnreadConversationsSuspense<TData = Awaited<ReturnType<typeof getUnreadConversations>>, TError = ErrorType<UnauthorizedResponse | ProblemResponse>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getUnreadConversations>>, TError, TData>>, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary What waits to be read
 */

export function useGetUnreadConversationsSuspense<TData = Awaited<ReturnType<typeof getUnreadConversations>>, TError = ErrorType<UnauthorizedResponse | ProblemResponse>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getUnreadConversations>>, TError, TData>>, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetUnreadConversationsSuspenseQueryOptions(options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getGetConversationThreadUrl = (id: string,) => {




  return `/api/v1/conversations/${encodeURIComponent(String(id))}/thread`
}

/**
 * Reading does not mark as read. Problems: `bad-request`, `unauthorized`, `token-expired`, `not-found` (also when the caller takes no part, or has hidden it).
 * @summary A conversation as a tree
 */
export const getConversationThread = async (id: string, options?: Parameters<typeof httpClient>[1]): Promise<ConversationThread> => {

  return httpClient<ConversationThread>(getGetConversationThreadUrl(id),
  {
    ...options,
    method: 'GET'


  }
);}





export const getGetConversationThreadQueryKey = (id: string,) => {
    return [
    `/api/v1/conversations/${id}/thread`
    ] as const;
    }


export const getGetConversationThreadQueryOptions = <TData = Awaited<ReturnType<typeof getConversationThread>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ProblemResponse>>(id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getConversationThread>>, TError, TData>>, request?: SecondParameter<typeof httpClient>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetConversationThreadQueryKey(id);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getConversationThread>>> = ({ signal }) => getConversationThread(id, { signal, ...requestOptions });





   return  { queryKey, queryFn, enabled: id !== null && id !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getConversationThread>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetConversationThreadQueryResult = NonNullable<Awaited<ReturnType<typeof getConversationThread>>>
export type GetConversationThreadQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ProblemResponse>


export function useGetConversationThread<TData = Awaited<ReturnType<typeof getConversationThread>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ProblemResponse>>(
 id: string, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getConversationThread>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getConversationThread>>,
          TError,
          Awaited<ReturnType<typeof getConversationThread>>
        > , 'initialData'
      >, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetConversationThread<TData = Awaited<ReturnType<typeof getConversationThread>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ProblemResponse>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getConversationThread>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getConversationThread>>,
          TError,
          Awaited<ReturnType<typeof getConversationThread>>
        > , 'initialData'
      >, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetConversationThread<TData = Awaited<ReturnType<typeof getConversationThread>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ProblemResponse>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getConversationThread>>, TError, TData>>, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary A conversation as a tree
 */

export function useGetConversationThread<TData = Awaited<ReturnType<typeof getConversationThread>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ProblemResponse>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getConversationThread>>, TError, TData>>, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetConversationThreadQueryOptions(id,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * @summary A conversation as a tree
 */
export const prefetchGetConversationThreadQuery = async <TData = Awaited<ReturnType<typeof getConversationThread>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ProblemResponse>>(
 queryClient: QueryClient, id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getConversationThread>>, TError, TData>>, request?: SecondParameter<typeof httpClient>}

  ): Promise<QueryClient> => {

  const queryOptions = getGetConversationThreadQueryOptions(id,options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}





export const getGetConversationThreadSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof getConversationThread>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ProblemResponse>>(id: string, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getConversationThread>>, TError, TData>>, request?: SecondParameter<typeof httpClient>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetConversationThreadQueryKey(id);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getConversationThread>>> = ({ signal }) => getConversationThread(id, { signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseSuspenseQueryOptions<Awaited<ReturnType<typeof getConversationThread>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetConversationThreadSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof getConversationThread>>>
export type GetConversationThreadSuspenseQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ProblemResponse>


export function useGetConversationThreadSuspense<TData = Awaited<ReturnType<typeof getConversationThread>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ProblemResponse>>(
 id: string, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getConversationThread>>, TError, TData>>, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetConversationThreadSuspense<TData = Awaited<ReturnType<typeof getConversationThread>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ProblemResponse>>(
 id: string, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getConversationThread>>, TError, TData>>, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetConversationThreadSuspense<TData = Awaited<ReturnType<typeof getConversationThread>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ProblemResponse>>(
 id: string, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getConversationThread>>, TError, TData>>, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary A conversation as a tree
 */

export function useGetConversationThreadSuspense<TData = Awaited<ReturnType<typeof getConversationThread>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ProblemResponse>>(
 id: string, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getConversationThread>>, TError, TData>>, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetConversationThreadSuspenseQueryOptions(id,options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getUpdateConversationUrl = (id: string,) => {




  return `/api/v1/conversations/${encodeURIComponent(String(id))}/thread`
}

/**
 * Problems: `bad-request`, `unauthorized`, `token-expired`, `not-found`, `conflict` (edit in a closed conversation, of an older message, or closing twice),
 * `payload-too-large`, `unsupported-media-type`, `validation`.
 * @summary Mark, archive, close, edit
 */
export const updateConversation = async (id: string,
    conversationChange: ConversationChange, options?: Parameters<typeof httpClient>[1]): Promise<Conversation> => {

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
return httpClient<Conversation>(getUpdateConversationUrl(id),
  {
    ...options,
    method: 'PUT',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(conversationChange)
  }
);}





export const getUpdateConversationMutationKey = () => ['updateConversation'] as const;

export const getUpdateConversationMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | ValidationResponse | ProblemResponse>,
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
    export type UpdateConversationMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | ValidationResponse | ProblemResponse>
    export type UpdateConversationMutationVariables = {id: string;data: BodyType<ConversationChange>}

    /**
 * @summary Mark, archive, close, edit
 */
export function useUpdateConversation<TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | ValidationResponse | ProblemResponse>,
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
    export const getHideConversationUrl = (id: string,) => {




  return `/api/v1/conversations/${encodeURIComponent(String(id))}/thread`
}

/**
 * Hidden for the caller alone, until something new is said. Problems: `bad-request`, `unauthorized`, `token-expired`, `not-found`.
 * @summary Hide a conversation
 */
export const hideConversation = async (id: string, options?: Parameters<typeof httpClient>[1]): Promise<void> => {

  return httpClient<void>(getHideConversationUrl(id),
  {
    ...options,
    method: 'DELETE'


  }
);}





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
