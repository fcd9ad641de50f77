/**
 * Generated from the contract; do not edit.
 */
import {
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
  chooseProfilePicture,
  getProfilePicture,
  requestOneTimeCode
} from '../../endpoints/users/users';

import type {
  BadRequestResponse,
  ChosenProfilePicture,
  OneTimeCodeRequest,
  PayloadTooLargeResponse,
  ProblemResponse,
  RateLimitedResponse,
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




export const getRequestOneTimeCodeMutationKey = () => ['requestOneTimeCode'] as const;

export const getRequestOneTimeCodeMutationOptions = <TError = ErrorType<BadRequestResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | ValidationResponse | RateLimitedResponse | ProblemResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof requestOneTimeCode>>, TError,RequestOneTimeCodeMutationVariables, TContext>, request?: SecondParameter<typeof httpClient>}
): UseMutationOptions<Awaited<ReturnType<typeof requestOneTimeCode>>, TError,RequestOneTimeCodeMutationVariables, TContext> => {

const mutationKey = getRequestOneTimeCodeMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof requestOneTimeCode>>, RequestOneTimeCodeMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  requestOneTimeCode(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type RequestOneTimeCodeMutationResult = NonNullable<Awaited<ReturnType<typeof requestOneTimeCode>>>
    export type RequestOneTimeCodeMutationBody = BodyType<OneTimeCodeRequest>
    export type RequestOneTimeCodeMutationError = ErrorType<BadRequestResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | ValidationResponse | RateLimitedResponse | ProblemResponse>
    export type RequestOneTimeCodeMutationVariables = {data: BodyType<OneTimeCodeRequest>}

    /**
 * @summary First step of the login: send a code
 */
export function useRequestOneTimeCode<TError = ErrorType<BadRequestResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | ValidationResponse | RateLimitedResponse | ProblemResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof requestOneTimeCode>>, TError,RequestOneTimeCodeMutationVariables, TContext>, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof requestOneTimeCode>>,
        TError,
        RequestOneTimeCodeMutationVariables,
        TContext
      > {
      return useMutation(getRequestOneTimeCodeMutationOptions(options), queryClient);
    }



export const getGetProfilePictureQueryKey = () => {
    return [
    `/api/v1/users/profile-picture`
    ] as const;
    }


export const getGetProfilePictureQueryOptions = <TData = Awaited<ReturnType<typeof getProfilePicture>>, TError = ErrorType<UnauthorizedResponse | ProblemResponse>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getProfilePicture>>, TError, TData>>, request?: SecondParameter<typeof httpClient>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetProfilePictureQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getProfilePicture>>> = ({ signal }) => getProfilePicture({ signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getProfilePicture>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetProfilePictureQueryResult = NonNullable<Awaited<ReturnType<typeof getProfilePicture>>>
export type GetProfilePictureQueryError = ErrorType<UnauthorizedResponse | ProblemResponse>


export function useGetProfilePicture<TData = Awaited<ReturnType<typeof getProfilePicture>>, TError = ErrorType<UnauthorizedResponse | ProblemResponse>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getProfilePicture>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getProfilePicture>>,
          TError,
          Awaited<ReturnType<typeof getProfilePicture>>
        > , 'initialData'
      >, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetProfilePicture<TData = Awaited<ReturnType<typeof getProfilePicture>>, TError = ErrorType<UnauthorizedResponse | ProblemResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getProfilePicture>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getProfilePicture>>,
          TError,
          Awaited<ReturnType<typeof getProfilePicture>>
        > , 'initialData'
      >, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetProfilePicture<TData = Awaited<ReturnType<typeof getProfilePicture>>, TError = ErrorType<UnauthorizedResponse | ProblemResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getProfilePicture>>, TError, TData>>, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary My picture
 */

export function useGetProfilePicture<TData = Awaited<ReturnType<typeof getProfilePicture>>, TError = ErrorType<UnauthorizedResponse | ProblemResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getProfilePicture>>, TError, TData>>, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetProfilePictureQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}









export const getChooseProfilePictureMutationKey = () => ['chooseProfilePicture'] as const;

export const getChooseProfilePictureMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | ValidationResponse | ProblemResponse>,
    TContext = unknown>(queryClient: QueryClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof chooseProfilePicture>>, TError,ChooseProfilePictureMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof httpClient>}
): UseMutationOptions<Awaited<ReturnType<typeof chooseProfilePicture>>, TError,ChooseProfilePictureMutationVariables, TContext> => {

const mutationKey = getChooseProfilePictureMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof chooseProfilePicture>>, ChooseProfilePictureMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  chooseProfilePicture(data,requestOptions)
        }

  const onSuccess = (data: Awaited<ReturnType<typeof chooseProfilePicture>>, variables: ChooseProfilePictureMutationVariables, onMutateResult: TContext, context: MutationFunctionContext) => {
        if (!options?.skipInvalidation) {
        queryClient.invalidateQueries({ queryKey: getGetProfilePictureQueryKey() });
        }
        mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
      };




  return  { ...mutationOptions, mutationFn, onSuccess }}

    export type ChooseProfilePictureMutationResult = NonNullable<Awaited<ReturnType<typeof chooseProfilePicture>>>
    export type ChooseProfilePictureMutationBody = BodyType<ChosenProfilePicture>
    export type ChooseProfilePictureMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | ValidationResponse | ProblemResponse>
    export type ChooseProfilePictureMutationVariables = {data: BodyType<ChosenProfilePicture>}

    /**
 * @summary Choose my picture
 */
export function useChooseProfilePicture<TError = ErrorType<BadRequestResponse | UnauthorizedResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | ValidationResponse | ProblemResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof chooseProfilePicture>>, TError,ChooseProfilePictureMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof chooseProfilePicture>>,
        TError,
        ChooseProfilePictureMutationVariables,
        TContext
      > {
      const backupQueryClient = useQueryClient();
      return useMutation(getChooseProfilePictureMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
    }
