/**
 * Generated from the contract; do not edit.
 */
import {
  matchQuery,
  useMutation,
  useQuery,
  useQueryClient
} from '@tanstack/react-query';
import type {
  DataTag,
  DefinedInitialDataOptions,
  DefinedUseQueryResult,
  MutationFunction,
  MutationFunctionContext,
  QueryClient,
  QueryFunction,
  QueryKey,
  UndefinedInitialDataOptions,
  UseMutationOptions,
  UseMutationResult,
  UseQueryOptions,
  UseQueryResult
} from '@tanstack/react-query';

import {
  addPageComment,
  likePageComment,
  listPageComments
} from '../../endpoints/page-comments/page-comments';

import type {
  BadRequestResponse,
  ConflictResponse,
  GoneResponse,
  Like,
  ListPageCommentsParams,
  NewPageComment,
  NotFoundResponse,
  PayloadTooLargeResponse,
  ProblemResponse,
  UnauthorizedResponse,
  UnsupportedMediaTypeResponse,
  ValidationResponse
} from '../../model';

import {
  getListPagesQueryKey
} from '../pages/pages';

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




export const getAddPageCommentMutationKey = () => ['addPageComment'] as const;

export const getAddPageCommentMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ConflictResponse | GoneResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | ValidationResponse | ProblemResponse>,
    TContext = unknown>(queryClient: QueryClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof addPageComment>>, TError,AddPageCommentMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof httpClient>}
): UseMutationOptions<Awaited<ReturnType<typeof addPageComment>>, TError,AddPageCommentMutationVariables, TContext> => {

const mutationKey = getAddPageCommentMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof addPageComment>>, AddPageCommentMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  addPageComment(data,requestOptions)
        }

  const onSuccess = (data: Awaited<ReturnType<typeof addPageComment>>, variables: AddPageCommentMutationVariables, onMutateResult: TContext, context: MutationFunctionContext) => {
        if (!options?.skipInvalidation) {
        queryClient.invalidateQueries({ predicate: (query) => [getListPagesQueryKey()].some((queryKey) => matchQuery({ queryKey }, query)) || (typeof query.queryKey[0] === 'string' && query.queryKey[0].startsWith('/api/v1/pagecomments/')) || (typeof query.queryKey[0] === 'string' && query.queryKey[0].startsWith('/api/v1/pages/')) });
        }
        mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
      };




  return  { ...mutationOptions, mutationFn, onSuccess }}

    export type AddPageCommentMutationResult = NonNullable<Awaited<ReturnType<typeof addPageComment>>>
    export type AddPageCommentMutationBody = BodyType<NewPageComment>
    export type AddPageCommentMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ConflictResponse | GoneResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | ValidationResponse | ProblemResponse>
    export type AddPageCommentMutationVariables = {data: BodyType<NewPageComment>}

    /**
 * @summary Comment on a content
 */
export function useAddPageComment<TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ConflictResponse | GoneResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | ValidationResponse | ProblemResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof addPageComment>>, TError,AddPageCommentMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof addPageComment>>,
        TError,
        AddPageCommentMutationVariables,
        TContext
      > {
      const backupQueryClient = useQueryClient();
      return useMutation(getAddPageCommentMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
    }



export const getListPageCommentsQueryKey = (id: string,
    params?: ListPageCommentsParams,) => {
    return [
    `/api/v1/pagecomments/${id}/active-tree`, ...(params ? [params] : [])
    ] as const;
    }


export const getListPageCommentsQueryOptions = <TData = Awaited<ReturnType<typeof listPageComments>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | GoneResponse | ProblemResponse>>(id: string,
    params?: ListPageCommentsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPageComments>>, TError, TData>>, request?: SecondParameter<typeof httpClient>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListPageCommentsQueryKey(id,params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listPageComments>>> = ({ signal }) => listPageComments(id,params, { signal, ...requestOptions });





   return  { queryKey, queryFn, enabled: id !== null && id !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listPageComments>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListPageCommentsQueryResult = NonNullable<Awaited<ReturnType<typeof listPageComments>>>
export type ListPageCommentsQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | GoneResponse | ProblemResponse>


export function useListPageComments<TData = Awaited<ReturnType<typeof listPageComments>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | GoneResponse | ProblemResponse>>(
 id: string,
    params: undefined |  ListPageCommentsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPageComments>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listPageComments>>,
          TError,
          Awaited<ReturnType<typeof listPageComments>>
        > , 'initialData'
      >, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListPageComments<TData = Awaited<ReturnType<typeof listPageComments>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | GoneResponse | ProblemResponse>>(
 id: string,
    params?: ListPageCommentsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPageComments>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listPageComments>>,
          TError,
          Awaited<ReturnType<typeof listPageComments>>
        > , 'initialData'
      >, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListPageComments<TData = Awaited<ReturnType<typeof listPageComments>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | GoneResponse | ProblemResponse>>(
 id: string,
    params?: ListPageCommentsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPageComments>>, TError, TData>>, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Comments of a content
 */

export function useListPageComments<TData = Awaited<ReturnType<typeof listPageComments>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | GoneResponse | ProblemResponse>>(
 id: string,
    params?: ListPageCommentsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPageComments>>, TError, TData>>, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListPageCommentsQueryOptions(id,params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}









export const getLikePageCommentMutationKey = () => ['likePageComment'] as const;

export const getLikePageCommentMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ProblemResponse>,
    TContext = unknown>(queryClient: QueryClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof likePageComment>>, TError,LikePageCommentMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof httpClient>}
): UseMutationOptions<Awaited<ReturnType<typeof likePageComment>>, TError,LikePageCommentMutationVariables, TContext> => {

const mutationKey = getLikePageCommentMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof likePageComment>>, LikePageCommentMutationVariables> = (props) => {
          const {id} = props ?? {};

          return  likePageComment(id,requestOptions)
        }

  const onSuccess = (data: Awaited<ReturnType<typeof likePageComment>>, variables: LikePageCommentMutationVariables, onMutateResult: TContext, context: MutationFunctionContext) => {
        if (!options?.skipInvalidation) {
        queryClient.invalidateQueries({ queryKey: getListPageCommentsQueryKey(variables.id) });
        }
        mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
      };




  return  { ...mutationOptions, mutationFn, onSuccess }}

    export type LikePageCommentMutationResult = NonNullable<Awaited<ReturnType<typeof likePageComment>>>

    export type LikePageCommentMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ProblemResponse>
    export type LikePageCommentMutationVariables = {id: string}

    /**
 * @summary Like a comment, or take it back
 */
export function useLikePageComment<TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ProblemResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof likePageComment>>, TError,LikePageCommentMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof likePageComment>>,
        TError,
        LikePageCommentMutationVariables,
        TContext
      > {
      const backupQueryClient = useQueryClient();
      return useMutation(getLikePageCommentMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
    }
