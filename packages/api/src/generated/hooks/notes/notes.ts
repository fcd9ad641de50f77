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
  createNote,
  deleteNote,
  getNote,
  listNotes,
  listNotesByObject,
  updateNote
} from '../../endpoints/notes/notes';

import type {
  BadRequestResponse,
  ListNotesByObjectParams,
  ListNotesParams,
  NewNote,
  NotFoundResponse,
  NoteChange,
  NoteConflictResponse,
  PayloadTooLargeResponse,
  ProblemResponse,
  UnauthorizedResponse,
  UnsupportedMediaTypeResponse,
  ValidationResponse
} from '../../model';

import {
  getListFavoritesByTypeQueryKey,
  getListFavoritesQueryKey
} from '../user-favorites/user-favorites';

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
        queryClient.invalidateQueries({ predicate: (query) => [getListNotesQueryKey(), getListNotesByObjectQueryKey(), getListFavoritesQueryKey(), getListFavoritesByTypeQueryKey()].some((queryKey) => matchQuery({ queryKey }, query)) });
        }
        mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
      };




  return  { ...mutationOptions, mutationFn, onSuccess }}

    export type CreateNoteMutationResult = NonNullable<Awaited<ReturnType<typeof createNote>>>
    export type CreateNoteMutationBody = BodyType<NewNote>
    export type CreateNoteMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | ValidationResponse | ProblemResponse>
    export type CreateNoteMutationVariables = {data: BodyType<NewNote>}

    /**
 * @summary Write a note on an object
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
 * @summary My notes on one object
 */

export function useListNotesByObject<TData = Awaited<ReturnType<typeof listNotesByObject>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ProblemResponse>>(
 params: ListNotesByObjectParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listNotesByObject>>, TError, TData>>, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListNotesByObjectQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}









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









export const getUpdateNoteMutationKey = () => ['updateNote'] as const;

export const getUpdateNoteMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | NoteConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | ValidationResponse | ProblemResponse>,
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
        queryClient.invalidateQueries({ predicate: (query) => [getGetNoteQueryKey(variables.id), getListNotesQueryKey(), getListNotesByObjectQueryKey(), getListFavoritesQueryKey(), getListFavoritesByTypeQueryKey()].some((queryKey) => matchQuery({ queryKey }, query)) });
        }
        mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
      };




  return  { ...mutationOptions, mutationFn, onSuccess }}

    export type UpdateNoteMutationResult = NonNullable<Awaited<ReturnType<typeof updateNote>>>
    export type UpdateNoteMutationBody = BodyType<NoteChange>
    export type UpdateNoteMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | NoteConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | ValidationResponse | ProblemResponse>
    export type UpdateNoteMutationVariables = {id: string;data: BodyType<NoteChange>}

    /**
 * @summary Change a note
 */
export function useUpdateNote<TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | NoteConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | ValidationResponse | ProblemResponse>,
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
        queryClient.invalidateQueries({ predicate: (query) => [getGetNoteQueryKey(variables.id), getListNotesQueryKey(), getListNotesByObjectQueryKey(), getListFavoritesQueryKey(), getListFavoritesByTypeQueryKey()].some((queryKey) => matchQuery({ queryKey }, query)) });
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
