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
  ListNotesByObjectParams,
  ListNotesParams,
  NewNote,
  NotFoundResponse,
  Note,
  NoteChange,
  PagedNote,
  PayloadTooLargeResponse,
  ProblemResponse,
  UnauthorizedResponse,
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

export const getCreateNoteUrl = () => {




  return `/api/v1/notes`
}

/**
 * Only its writer ever sees it. The same `Idempotency-Key` with the same body answers the same note.
 * Problems: `bad-request` (no key, broken JSON), `unauthorized`, `token-expired`, `not-found` (unknown object), `payload-too-large`, `unsupported-media-type`, `validation` (also the key used again with another body).
 * @summary Write a note on a thing
 */
export const createNote = async (newNote: NewNote, options?: Parameters<typeof httpClient>[1]): Promise<Note> => {

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
return httpClient<Note>(getCreateNoteUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(newNote)
  }
);}





export const getCreateNoteMutationKey = () => ['createNote'] as const;

export const getCreateNoteMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | ValidationResponse | ProblemResponse>,
    TContext = unknown>(queryClient: QueryClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createNote>>, TError,CreateNoteMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof httpClient>}
): UseMutationOptions<Awaited<ReturnType<typeof createNote>>, TError,CreateNoteMutationVariables, TContext> => {

const mutationKey = getCreateNoteMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof createNote>>, CreateNoteMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  createNote(data,requestOptions)
        }

  const onSuccess = (data: Awaited<ReturnType<typeof createNote>>, variables: CreateNoteMutationVariables, onMutateResult: TContext, context: MutationFunctionContext) => {
        if (!options?.skipInvalidation) {
        queryClient.invalidateQueries({ predicate: (query) => [getListNotesQueryKey(), getListNotesByObjectQueryKey()].some((queryKey) => matchQuery({ queryKey }, query)) });
        }
        mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
      };




  return  { ...mutationOptions, mutationFn, onSuccess }}

    export type CreateNoteMutationResult = NonNullable<Awaited<ReturnType<typeof createNote>>>
    export type CreateNoteMutationBody = BodyType<NewNote>
    export type CreateNoteMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | ValidationResponse | ProblemResponse>
    export type CreateNoteMutationVariables = {data: BodyType<NewNote>}

    /**
 * @summary Write a note on a thing
 */
export function useCreateNote<TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | ValidationResponse | ProblemResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createNote>>, TError,CreateNoteMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof createNote>>,
        TError,
        CreateNoteMutationVariables,
        TContext
      > {
      const backupQueryClient = useQueryClient();
      return useMutation(getCreateNoteMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
    }
    export const getListNotesByObjectUrl = (params: ListNotesByObjectParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/api/v1/notes/by-object-id?${stringifiedParams}` : `/api/v1/notes/by-object-id`
}

/**
 * Newest first, at most 100. Problems: `bad-request`, `unauthorized`, `token-expired`.
 * @summary My notes on one thing
 */
export const listNotesByObject = async (params: ListNotesByObjectParams, options?: Parameters<typeof httpClient>[1]): Promise<Note[]> => {

  return httpClient<Note[]>(getListNotesByObjectUrl(params),
  {
    ...options,
    method: 'GET'


  }
);}





export const getListNotesByObjectQueryKey = (params?: ListNotesByObjectParams,) => {
    return [
    `/api/v1/notes/by-object-id`, ...(params ? [params] : [])
    ] as const;
    }


export const getListNotesByObjectQueryOptions = <TData = Awaited<ReturnType<typeof listNotesByObject>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ProblemResponse>>(params: ListNotesByObjectParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listNotesByObject>>, TError, TData>>, request?: SecondParameter<typeof httpClient>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListNotesByObjectQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listNotesByObject>>> = ({ signal }) => listNotesByObject(params, { signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listNotesByObject>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListNotesByObjectQueryResult = NonNullable<Awaited<ReturnType<typeof listNotesByObject>>>
export type ListNotesByObjectQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ProblemResponse>


export function useListNotesByObject<TData = Awaited<ReturnType<typeof listNotesByObject>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ProblemResponse>>(
 params: ListNotesByObjectParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listNotesByObject>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listNotesByObject>>,
          TError,
          Awaited<ReturnType<typeof listNotesByObject>>
        > , 'initialData'
      >, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListNotesByObject<TData = Awaited<ReturnType<typeof listNotesByObject>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ProblemResponse>>(
 params: ListNotesByObjectParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listNotesByObject>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listNotesByObject>>,
          TError,
          Awaited<ReturnType<typeof listNotesByObject>>
        > , 'initialData'
      >, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListNotesByObject<TData = Awaited<ReturnType<typeof listNotesByObject>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ProblemResponse>>(
 params: ListNotesByObjectParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listNotesByObject>>, TError, TData>>, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary My notes on one thing
 */

export function useListNotesByObject<TData = Awaited<ReturnType<typeof listNotesByObject>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ProblemResponse>>(
 params: ListNotesByObjectParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listNotesByObject>>, TError, TData>>, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListNotesByObjectQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * @summary My notes on one thing
 */
export const prefetchListNotesByObjectQuery = async <TData = Awaited<ReturnType<typeof listNotesByObject>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ProblemResponse>>(
 queryClient: QueryClient, params: ListNotesByObjectParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listNotesByObject>>, TError, TData>>, request?: SecondParameter<typeof httpClient>}

  ): Promise<QueryClient> => {

  const queryOptions = getListNotesByObjectQueryOptions(params,options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}





export const getListNotesByObjectSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof listNotesByObject>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ProblemResponse>>(params: ListNotesByObjectParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listNotesByObject>>, TError, TData>>, request?: SecondParameter<typeof httpClient>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListNotesByObjectQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listNotesByObject>>> = ({ signal }) => listNotesByObject(params, { signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseSuspenseQueryOptions<Awaited<ReturnType<typeof listNotesByObject>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListNotesByObjectSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof listNotesByObject>>>
export type ListNotesByObjectSuspenseQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ProblemResponse>


export function useListNotesByObjectSuspense<TData = Awaited<ReturnType<typeof listNotesByObject>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ProblemResponse>>(
 params: ListNotesByObjectParams, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listNotesByObject>>, TError, TData>>, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListNotesByObjectSuspense<TData = Awaited<ReturnType<typeof listNotesByObject>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ProblemResponse>>(
 params: ListNotesByObjectParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listNotesByObject>>, TError, TData>>, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListNotesByObjectSuspense<TData = Awaited<ReturnType<typeof listNotesByObject>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ProblemResponse>>(
 params: ListNotesByObjectParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listNotesByObject>>, TError, TData>>, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary My notes on one thing
 */

export function useListNotesByObjectSuspense<TData = Awaited<ReturnType<typeof listNotesByObject>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ProblemResponse>>(
 params: ListNotesByObjectParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listNotesByObject>>, TError, TData>>, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListNotesByObjectSuspenseQueryOptions(params,options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getListNotesUrl = (params?: ListNotesParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/api/v1/notes/byuser?${stringifiedParams}` : `/api/v1/notes/byuser`
}

/**
 * Changed last first where `sort` says nothing else. Words of `term` are looked for in text and title. Problems: `bad-request`, `unauthorized`, `token-expired`.
 * @summary My notes
 */
export const listNotes = async (params?: ListNotesParams, options?: Parameters<typeof httpClient>[1]): Promise<PagedNote> => {

  return httpClient<PagedNote>(getListNotesUrl(params),
  {
    ...options,
    method: 'GET'


  }
);}





export const getListNotesInfiniteQueryKey = (params?: ListNotesParams,) => {
    return [
    'infinite', `/api/v1/notes/byuser`, ...(params ? [params] : [])
    ] as const;
    }

export const getListNotesQueryKey = (params?: ListNotesParams,) => {
    return [
    `/api/v1/notes/byuser`, ...(params ? [params] : [])
    ] as const;
    }


export const getListNotesInfiniteQueryOptions = <TData = InfiniteData<Awaited<ReturnType<typeof listNotes>>, ListNotesParams['pageNumber']>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ProblemResponse>>(params?: ListNotesParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listNotes>>, TError, TData, QueryKey, ListNotesParams['pageNumber']>>, request?: SecondParameter<typeof httpClient>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListNotesInfiniteQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listNotes>>, QueryKey, ListNotesParams['pageNumber']> = ({ signal, pageParam }) => listNotes({...params, 'pageNumber': pageParam ?? params?.['pageNumber']}, { signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseInfiniteQueryOptions<Awaited<ReturnType<typeof listNotes>>, TError, TData, QueryKey, ListNotesParams['pageNumber']> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListNotesInfiniteQueryResult = NonNullable<Awaited<ReturnType<typeof listNotes>>>
export type ListNotesInfiniteQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ProblemResponse>


export function useListNotesInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listNotes>>, ListNotesParams['pageNumber']>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ProblemResponse>>(
 params: undefined |  ListNotesParams, options: { query:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listNotes>>, TError, TData, QueryKey, ListNotesParams['pageNumber']>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listNotes>>,
          TError,
          Awaited<ReturnType<typeof listNotes>>, QueryKey
        > , 'initialData'
      >, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient
  ):  DefinedUseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListNotesInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listNotes>>, ListNotesParams['pageNumber']>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ProblemResponse>>(
 params?: ListNotesParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listNotes>>, TError, TData, QueryKey, ListNotesParams['pageNumber']>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listNotes>>,
          TError,
          Awaited<ReturnType<typeof listNotes>>, QueryKey
        > , 'initialData'
      >, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient
  ):  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListNotesInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listNotes>>, ListNotesParams['pageNumber']>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ProblemResponse>>(
 params?: ListNotesParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listNotes>>, TError, TData, QueryKey, ListNotesParams['pageNumber']>>, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient
  ):  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary My notes
 */

export function useListNotesInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listNotes>>, ListNotesParams['pageNumber']>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ProblemResponse>>(
 params?: ListNotesParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listNotes>>, TError, TData, QueryKey, ListNotesParams['pageNumber']>>, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient
 ):  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListNotesInfiniteQueryOptions(params,options)

  const query = useInfiniteQuery(queryOptions, queryClient) as  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * @summary My notes
 */
export const prefetchListNotesInfiniteQuery = async <TData = Awaited<ReturnType<typeof listNotes>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ProblemResponse>>(
 queryClient: QueryClient, params?: ListNotesParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listNotes>>, TError, TData, QueryKey, ListNotesParams['pageNumber']>>, request?: SecondParameter<typeof httpClient>}

  ): Promise<QueryClient> => {

  const queryOptions = getListNotesInfiniteQueryOptions(params,options)

  await queryClient.prefetchInfiniteQuery(queryOptions);

  return queryClient;
}





export const getListNotesQueryOptions = <TData = Awaited<ReturnType<typeof listNotes>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ProblemResponse>>(params?: ListNotesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listNotes>>, TError, TData>>, request?: SecondParameter<typeof httpClient>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListNotesQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listNotes>>> = ({ signal }) => listNotes(params, { signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listNotes>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListNotesQueryResult = NonNullable<Awaited<ReturnType<typeof listNotes>>>
export type ListNotesQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ProblemResponse>


export function useListNotes<TData = Awaited<ReturnType<typeof listNotes>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ProblemResponse>>(
 params: undefined |  ListNotesParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listNotes>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listNotes>>,
          TError,
          Awaited<ReturnType<typeof listNotes>>
        > , 'initialData'
      >, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListNotes<TData = Awaited<ReturnType<typeof listNotes>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ProblemResponse>>(
 params?: ListNotesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listNotes>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listNotes>>,
          TError,
          Awaited<ReturnType<typeof listNotes>>
        > , 'initialData'
      >, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListNotes<TData = Awaited<ReturnType<typeof listNotes>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ProblemResponse>>(
 params?: ListNotesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listNotes>>, TError, TData>>, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary My notes
 */

export function useListNotes<TData = Awaited<ReturnType<typeof listNotes>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ProblemResponse>>(
 params?: ListNotesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listNotes>>, TError, TData>>, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListNotesQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * @summary My notes
 */
export const prefetchListNotesQuery = async <TData = Awaited<ReturnType<typeof listNotes>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ProblemResponse>>(
 queryClient: QueryClient, params?: ListNotesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listNotes>>, TError, TData>>, request?: SecondParameter<typeof httpClient>}

  ): Promise<QueryClient> => {

  const queryOptions = getListNotesQueryOptions(params,options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}





export const getListNotesSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof listNotes>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ProblemResponse>>(params?: ListNotesParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listNotes>>, TError, TData>>, request?: SecondParameter<typeof httpClient>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListNotesQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listNotes>>> = ({ signal }) => listNotes(params, { signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseSuspenseQueryOptions<Awaited<ReturnType<typeof listNotes>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListNotesSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof listNotes>>>
export type ListNotesSuspenseQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ProblemResponse>


export function useListNotesSuspense<TData = Awaited<ReturnType<typeof listNotes>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ProblemResponse>>(
 params: undefined |  ListNotesParams, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listNotes>>, TError, TData>>, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListNotesSuspense<TData = Awaited<ReturnType<typeof listNotes>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ProblemResponse>>(
 params?: ListNotesParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listNotes>>, TError, TData>>, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListNotesSuspense<TData = Awaited<ReturnType<typeof listNotes>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ProblemResponse>>(
 params?: ListNotesParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listNotes>>, TError, TData>>, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary My notes
 */

export function useListNotesSuspense<TData = Awaited<ReturnType<typeof listNotes>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ProblemResponse>>(
 params?: ListNotesParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listNotes>>, TError, TData>>, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListNotesSuspenseQueryOptions(params,options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getGetNoteUrl = (id: string,) => {




  return `/api/v1/notes/${encodeURIComponent(String(id))}`
}

/**
 * Problems: `bad-request`, `unauthorized`, `token-expired`, `not-found` (also for a note of somebody else).
 * @summary One of my notes
 */
export const getNote = async (id: string, options?: Parameters<typeof httpClient>[1]): Promise<Note> => {

  return httpClient<Note>(getGetNoteUrl(id),
  {
    ...options,
    method: 'GET'


  }
);}





export const getGetNoteQueryKey = (id: string,) => {
    return [
    `/api/v1/notes/${id}`
    ] as const;
    }


export const getGetNoteQueryOptions = <TData = Awaited<ReturnType<typeof getNote>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ProblemResponse>>(id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getNote>>, TError, TData>>, request?: SecondParameter<typeof httpClient>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetNoteQueryKey(id);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getNote>>> = ({ signal }) => getNote(id, { signal, ...requestOptions });





   return  { queryKey, queryFn, enabled: id !== null && id !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getNote>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetNoteQueryResult = NonNullable<Awaited<ReturnType<typeof getNote>>>
export type GetNoteQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ProblemResponse>


export function useGetNote<TData = Awaited<ReturnType<typeof getNote>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ProblemResponse>>(
 id: string, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getNote>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getNote>>,
          TError,
          Awaited<ReturnType<typeof getNote>>
        > , 'initialData'
      >, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetNote<TData = Awaited<ReturnType<typeof getNote>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ProblemResponse>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getNote>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getNote>>,
          TError,
          Awaited<ReturnType<typeof getNote>>
        > , 'initialData'
      >, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetNote<TData = Awaited<ReturnType<typeof getNote>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ProblemResponse>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getNote>>, TError, TData>>, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary One of my notes
 */

export function useGetNote<TData = Awaited<ReturnType<typeof getNote>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ProblemResponse>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getNote>>, TError, TData>>, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetNoteQueryOptions(id,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * @summary One of my notes
 */
export const prefetchGetNoteQuery = async <TData = Awaited<ReturnType<typeof getNote>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ProblemResponse>>(
 queryClient: QueryClient, id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getNote>>, TError, TData>>, request?: SecondParameter<typeof httpClient>}

  ): Promise<QueryClient> => {

  const queryOptions = getGetNoteQueryOptions(id,options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}





export const getGetNoteSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof getNote>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ProblemResponse>>(id: string, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getNote>>, TError, TData>>, request?: SecondParameter<typeof httpClient>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetNoteQueryKey(id);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getNote>>> = ({ signal }) => getNote(id, { signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseSuspenseQueryOptions<Awaited<ReturnType<typeof getNote>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetNoteSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof getNote>>>
export type GetNoteSuspenseQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ProblemResponse>


export function useGetNoteSuspense<TData = Awaited<ReturnType<typeof getNote>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ProblemResponse>>(
 id: string, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getNote>>, TError, TData>>, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetNoteSuspense<TData = Awaited<ReturnType<typeof getNote>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ProblemResponse>>(
 id: string, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getNote>>, TError, TData>>, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetNoteSuspense<TData = Awaited<ReturnType<typeof getNote>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ProblemResponse>>(
 id: string, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getNote>>, TError, TData>>, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary One of my notes
 */

export function useGetNoteSuspense<TData = Awaited<ReturnType<typeof getNote>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ProblemResponse>>(
 id: string, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getNote>>, TError, TData>>, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetNoteSuspenseQueryOptions(id,options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getUpdateNoteUrl = (id: string,) => {




  return `/api/v1/notes/${encodeURIComponent(String(id))}`
}

/**
 * Problems: `bad-request` (broken JSON), `unauthorized`, `token-expired`, `not-found` (also for a note of somebody else), `conflict` (the note has moved on; `current` is it), `payload-too-large`, `unsupported-media-type`, `validation`.
 * @summary Change a note
 */
export const updateNote = async (id: string,
    noteChange: NoteChange, options?: Parameters<typeof httpClient>[1]): Promise<Note> => {

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
return httpClient<Note>(getUpdateNoteUrl(id),
  {
    ...options,
    method: 'PUT',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(noteChange)
  }
);}





export const getUpdateNoteMutationKey = () => ['updateNote'] as const;

export const getUpdateNoteMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | ValidationResponse | ProblemResponse>,
    TContext = unknown>(queryClient: QueryClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateNote>>, TError,UpdateNoteMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof httpClient>}
): UseMutationOptions<Awaited<ReturnType<typeof updateNote>>, TError,UpdateNoteMutationVariables, TContext> => {

const mutationKey = getUpdateNoteMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof updateNote>>, UpdateNoteMutationVariables> = (props) => {
          const {id,data} = props ?? {};

          return  updateNote(id,data,requestOptions)
        }

  const onSuccess = (data: Awaited<ReturnType<typeof updateNote>>, variables: UpdateNoteMutationVariables, onMutateResult: TContext, context: MutationFunctionContext) => {
        if (!options?.skipInvalidation) {
        queryClient.invalidateQueries({ predicate: (query) => [getGetNoteQueryKey(variables.id), getListNotesQueryKey(), getListNotesByObjectQueryKey()].some((queryKey) => matchQuery({ queryKey }, query)) });
        }
        mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
      };




  return  { ...mutationOptions, mutationFn, onSuccess }}

    export type UpdateNoteMutationResult = NonNullable<Awaited<ReturnType<typeof updateNote>>>
    export type UpdateNoteMutationBody = BodyType<NoteChange>
    export type UpdateNoteMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | ValidationResponse | ProblemResponse>
    export type UpdateNoteMutationVariables = {id: string;data: BodyType<NoteChange>}

    /**
 * @summary Change a note
 */
export function useUpdateNote<TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | ValidationResponse | ProblemResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateNote>>, TError,UpdateNoteMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof updateNote>>,
        TError,
        UpdateNoteMutationVariables,
        TContext
      > {
      const backupQueryClient = useQueryClient();
      return useMutation(getUpdateNoteMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
    }
    export const getDeleteNoteUrl = (id: string,) => {




  return `/api/v1/notes/${encodeURIComponent(String(id))}`
}

/**
 * Problems: `bad-request`, `unauthorized`, `token-expired`, `not-found` (also for a note of somebody else).
 * @summary Throw a note away
 */
export const deleteNote = async (id: string, options?: Parameters<typeof httpClient>[1]): Promise<void> => {

  return httpClient<void>(getDeleteNoteUrl(id),
  {
    ...options,
    method: 'DELETE'


  }
);}





export const getDeleteNoteMutationKey = () => ['deleteNote'] as const;

export const getDeleteNoteMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ProblemResponse>,
    TContext = unknown>(queryClient: QueryClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteNote>>, TError,DeleteNoteMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof httpClient>}
): UseMutationOptions<Awaited<ReturnType<typeof deleteNote>>, TError,DeleteNoteMutationVariables, TContext> => {

const mutationKey = getDeleteNoteMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof deleteNote>>, DeleteNoteMutationVariables> = (props) => {
          const {id} = props ?? {};

          return  deleteNote(id,requestOptions)
        }

  const onSuccess = (data: Awaited<ReturnType<typeof deleteNote>>, variables: DeleteNoteMutationVariables, onMutateResult: TContext, context: MutationFunctionContext) => {
        if (!options?.skipInvalidation) {
        queryClient.invalidateQueries({ predicate: (query) => [getGetNoteQueryKey(variables.id), getListNotesQueryKey(), getListNotesByObjectQueryKey()].some((queryKey) => matchQuery({ queryKey }, query)) });
        }
        mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
      };




  return  { ...mutationOptions, mutationFn, onSuccess }}

    export type DeleteNoteMutationResult = NonNullable<Awaited<ReturnType<typeof deleteNote>>>

    export type DeleteNoteMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ProblemResponse>
    export type DeleteNoteMutationVariables = {id: string}

    /**
 * @summary Throw a note away
 */
export function useDeleteNote<TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ProblemResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteNote>>, TError,DeleteNoteMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof deleteNote>>,
        TError,
        DeleteNoteMutationVariables,
        TContext
      > {
      const backupQueryClient = useQueryClient();
      return useMutation(getDeleteNoteMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
    }
