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
  createPersonAddress,
  deletePersonAddress,
  listPersonAddresses,
  updatePersonAddress
} from '../../endpoints/persons/persons';

import type {
  BadRequestResponse,
  DeletePersonAddressParams,
  NewPersonAddress,
  NotFoundResponse,
  PayloadTooLargeResponse,
  PersonAddressChange,
  PersonAddressConflictResponse,
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




export const getListPersonAddressesQueryKey = (id: string,) => {
    return [
    `/api/v1/persons/${id}/addresses`
    ] as const;
    }


export const getListPersonAddressesQueryOptions = <TData = Awaited<ReturnType<typeof listPersonAddresses>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ProblemResponse>>(id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPersonAddresses>>, TError, TData>>, request?: SecondParameter<typeof httpClient>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListPersonAddressesQueryKey(id);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listPersonAddresses>>> = ({ signal }) => listPersonAddresses(id, { signal, ...requestOptions });





   return  { queryKey, queryFn, enabled: id !== null && id !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listPersonAddresses>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListPersonAddressesQueryResult = NonNullable<Awaited<ReturnType<typeof listPersonAddresses>>>
export type ListPersonAddressesQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ProblemResponse>


export function useListPersonAddresses<TData = Awaited<ReturnType<typeof listPersonAddresses>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ProblemResponse>>(
 id: string, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPersonAddresses>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listPersonAddresses>>,
          TError,
          Awaited<ReturnType<typeof listPersonAddresses>>
        > , 'initialData'
      >, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListPersonAddresses<TData = Awaited<ReturnType<typeof listPersonAddresses>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ProblemResponse>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPersonAddresses>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listPersonAddresses>>,
          TError,
          Awaited<ReturnType<typeof listPersonAddresses>>
        > , 'initialData'
      >, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListPersonAddresses<TData = Awaited<ReturnType<typeof listPersonAddresses>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ProblemResponse>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPersonAddresses>>, TError, TData>>, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Postal addresses of a person
 */

export function useListPersonAddresses<TData = Awaited<ReturnType<typeof listPersonAddresses>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ProblemResponse>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPersonAddresses>>, TError, TData>>, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListPersonAddressesQueryOptions(id,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}









export const getCreatePersonAddressMutationKey = () => ['createPersonAddress'] as const;

export const getCreatePersonAddressMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | ValidationResponse | ProblemResponse>,
    TContext = unknown>(queryClient: QueryClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createPersonAddress>>, TError,CreatePersonAddressMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof httpClient>}
): UseMutationOptions<Awaited<ReturnType<typeof createPersonAddress>>, TError,CreatePersonAddressMutationVariables, TContext> => {

const mutationKey = getCreatePersonAddressMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof createPersonAddress>>, CreatePersonAddressMutationVariables> = (props) => {
          const {id,data} = props ?? {};

          return  createPersonAddress(id,data,requestOptions)
        }

  const onSuccess = (data: Awaited<ReturnType<typeof createPersonAddress>>, variables: CreatePersonAddressMutationVariables, onMutateResult: TContext, context: MutationFunctionContext) => {
        if (!options?.skipInvalidation) {
        queryClient.invalidateQueries({ queryKey: getListPersonAddressesQueryKey(variables.id) });
        }
        mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
      };




  return  { ...mutationOptions, mutationFn, onSuccess }}

    export type CreatePersonAddressMutationResult = NonNullable<Awaited<ReturnType<typeof createPersonAddress>>>
    export type CreatePersonAddressMutationBody = BodyType<NewPersonAddress>
    export type CreatePersonAddressMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | ValidationResponse | ProblemResponse>
    export type CreatePersonAddressMutationVariables = {id: string;data: BodyType<NewPersonAddress>}

    /**
 * @summary Add a postal address
 */
export function useCreatePersonAddress<TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | ValidationResponse | ProblemResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createPersonAddress>>, TError,CreatePersonAddressMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof createPersonAddress>>,
        TError,
        CreatePersonAddressMutationVariables,
        TContext
      > {
      const backupQueryClient = useQueryClient();
      return useMutation(getCreatePersonAddressMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
    }



export const getUpdatePersonAddressMutationKey = () => ['updatePersonAddress'] as const;

export const getUpdatePersonAddressMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | PersonAddressConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | ValidationResponse | ProblemResponse>,
    TContext = unknown>(queryClient: QueryClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updatePersonAddress>>, TError,UpdatePersonAddressMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof httpClient>}
): UseMutationOptions<Awaited<ReturnType<typeof updatePersonAddress>>, TError,UpdatePersonAddressMutationVariables, TContext> => {

const mutationKey = getUpdatePersonAddressMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof updatePersonAddress>>, UpdatePersonAddressMutationVariables> = (props) => {
          const {id,data} = props ?? {};

          return  updatePersonAddress(id,data,requestOptions)
        }

  const onSuccess = (data: Awaited<ReturnType<typeof updatePersonAddress>>, variables: UpdatePersonAddressMutationVariables, onMutateResult: TContext, context: MutationFunctionContext) => {
        if (!options?.skipInvalidation) {
        queryClient.invalidateQueries({ queryKey: getListPersonAddressesQueryKey(variables.id) });
        }
        mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
      };




  return  { ...mutationOptions, mutationFn, onSuccess }}

    export type UpdatePersonAddressMutationResult = NonNullable<Awaited<ReturnType<typeof updatePersonAddress>>>
    export type UpdatePersonAddressMutationBody = BodyType<PersonAddressChange>
    export type UpdatePersonAddressMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | PersonAddressConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | ValidationResponse | ProblemResponse>
    export type UpdatePersonAddressMutationVariables = {id: string;data: BodyType<PersonAddressChange>}

    /**
 * @summary Change a postal address
 */
export function useUpdatePersonAddress<TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | PersonAddressConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | ValidationResponse | ProblemResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updatePersonAddress>>, TError,UpdatePersonAddressMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof updatePersonAddress>>,
        TError,
        UpdatePersonAddressMutationVariables,
        TContext
      > {
      const backupQueryClient = useQueryClient();
      return useMutation(getUpdatePersonAddressMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
    }



export const getDeletePersonAddressMutationKey = () => ['deletePersonAddress'] as const;

export const getDeletePersonAddressMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ProblemResponse>,
    TContext = unknown>(queryClient: QueryClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deletePersonAddress>>, TError,DeletePersonAddressMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof httpClient>}
): UseMutationOptions<Awaited<ReturnType<typeof deletePersonAddress>>, TError,DeletePersonAddressMutationVariables, TContext> => {

const mutationKey = getDeletePersonAddressMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof deletePersonAddress>>, DeletePersonAddressMutationVariables> = (props) => {
          const {id,params} = props ?? {};

          return  deletePersonAddress(id,params,requestOptions)
        }

  const onSuccess = (data: Awaited<ReturnType<typeof deletePersonAddress>>, variables: DeletePersonAddressMutationVariables, onMutateResult: TContext, context: MutationFunctionContext) => {
        if (!options?.skipInvalidation) {
        queryClient.invalidateQueries({ queryKey: getListPersonAddressesQueryKey(variables.id) });
        }
        mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
      };




  return  { ...mutationOptions, mutationFn, onSuccess }}

    export type DeletePersonAddressMutationResult = NonNullable<Awaited<ReturnType<typeof deletePersonAddress>>>

    export type DeletePersonAddressMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ProblemResponse>
    export type DeletePersonAddressMutationVariables = {id: string;params: DeletePersonAddressParams}

    /**
 * @summary Drop a postal address
 */
export function useDeletePersonAddress<TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ProblemResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deletePersonAddress>>, TError,DeletePersonAddressMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof deletePersonAddress>>,
        TError,
        DeletePersonAddressMutationVariables,
        TContext
      > {
      const backupQueryClient = useQueryClient();
      return useMutation(getDeletePersonAddressMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
    }
