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
  createDeliveryAddress,
  deleteDeliveryAddress,
  getDefaultDeliveryAddress,
  listDeliveryAddresses,
  selectDeliveryAddress,
  updateDeliveryAddress
} from '../../endpoints/delivery-addresses/delivery-addresses';

import type {
  BadRequestResponse,
  DeliveryAddressChange,
  DeliveryAddressConflictResponse,
  DeliveryAddressFields,
  NotFoundResponse,
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




export const getListDeliveryAddressesQueryKey = () => {
    return [
    `/api/v1/deliveryaddresses`
    ] as const;
    }


export const getListDeliveryAddressesQueryOptions = <TData = Awaited<ReturnType<typeof listDeliveryAddresses>>, TError = ErrorType<UnauthorizedResponse | ProblemResponse>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listDeliveryAddresses>>, TError, TData>>, request?: SecondParameter<typeof httpClient>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListDeliveryAddressesQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listDeliveryAddresses>>> = ({ signal }) => listDeliveryAddresses({ signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listDeliveryAddresses>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListDeliveryAddressesQueryResult = NonNullable<Awaited<ReturnType<typeof listDeliveryAddresses>>>
export type ListDeliveryAddressesQueryError = ErrorType<UnauthorizedResponse | ProblemResponse>


export function useListDeliveryAddresses<TData = Awaited<ReturnType<typeof listDeliveryAddresses>>, TError = ErrorType<UnauthorizedResponse | ProblemResponse>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listDeliveryAddresses>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listDeliveryAddresses>>,
          TError,
          Awaited<ReturnType<typeof listDeliveryAddresses>>
        > , 'initialData'
      >, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListDeliveryAddresses<TData = Awaited<ReturnType<typeof listDeliveryAddresses>>, TError = ErrorType<UnauthorizedResponse | ProblemResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listDeliveryAddresses>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listDeliveryAddresses>>,
          TError,
          Awaited<ReturnType<typeof listDeliveryAddresses>>
        > , 'initialData'
      >, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListDeliveryAddresses<TData = Awaited<ReturnType<typeof listDeliveryAddresses>>, TError = ErrorType<UnauthorizedResponse | ProblemResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listDeliveryAddresses>>, TError, TData>>, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary My delivery addresses
 */

export function useListDeliveryAddresses<TData = Awaited<ReturnType<typeof listDeliveryAddresses>>, TError = ErrorType<UnauthorizedResponse | ProblemResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listDeliveryAddresses>>, TError, TData>>, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListDeliveryAddressesQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}









export const getCreateDeliveryAddressMutationKey = () => ['createDeliveryAddress'] as const;

export const getCreateDeliveryAddressMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | ValidationResponse | ProblemResponse>,
    TContext = unknown>(queryClient: QueryClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createDeliveryAddress>>, TError,CreateDeliveryAddressMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof httpClient>}
): UseMutationOptions<Awaited<ReturnType<typeof createDeliveryAddress>>, TError,CreateDeliveryAddressMutationVariables, TContext> => {

const mutationKey = getCreateDeliveryAddressMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof createDeliveryAddress>>, CreateDeliveryAddressMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  createDeliveryAddress(data,requestOptions)
        }

  const onSuccess = (data: Awaited<ReturnType<typeof createDeliveryAddress>>, variables: CreateDeliveryAddressMutationVariables, onMutateResult: TContext, context: MutationFunctionContext) => {
        if (!options?.skipInvalidation) {
        queryClient.invalidateQueries({ predicate: (query) => [getListDeliveryAddressesQueryKey(), getGetDefaultDeliveryAddressQueryKey()].some((queryKey) => matchQuery({ queryKey }, query)) });
        }
        mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
      };




  return  { ...mutationOptions, mutationFn, onSuccess }}

    export type CreateDeliveryAddressMutationResult = NonNullable<Awaited<ReturnType<typeof createDeliveryAddress>>>
    export type CreateDeliveryAddressMutationBody = BodyType<DeliveryAddressFields>
    export type CreateDeliveryAddressMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | ValidationResponse | ProblemResponse>
    export type CreateDeliveryAddressMutationVariables = {data: BodyType<DeliveryAddressFields>}

    /**
 * @summary Add a delivery address
 */
export function useCreateDeliveryAddress<TError = ErrorType<BadRequestResponse | UnauthorizedResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | ValidationResponse | ProblemResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createDeliveryAddress>>, TError,CreateDeliveryAddressMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof createDeliveryAddress>>,
        TError,
        CreateDeliveryAddressMutationVariables,
        TContext
      > {
      const backupQueryClient = useQueryClient();
      return useMutation(getCreateDeliveryAddressMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
    }



export const getGetDefaultDeliveryAddressQueryKey = () => {
    return [
    `/api/v1/deliveryaddresses/default`
    ] as const;
    }


export const getGetDefaultDeliveryAddressQueryOptions = <TData = Awaited<ReturnType<typeof getDefaultDeliveryAddress>>, TError = ErrorType<UnauthorizedResponse | ProblemResponse>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getDefaultDeliveryAddress>>, TError, TData>>, request?: SecondParameter<typeof httpClient>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetDefaultDeliveryAddressQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getDefaultDeliveryAddress>>> = ({ signal }) => getDefaultDeliveryAddress({ signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getDefaultDeliveryAddress>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetDefaultDeliveryAddressQueryResult = NonNullable<Awaited<ReturnType<typeof getDefaultDeliveryAddress>>>
export type GetDefaultDeliveryAddressQueryError = ErrorType<UnauthorizedResponse | ProblemResponse>


export function useGetDefaultDeliveryAddress<TData = Awaited<ReturnType<typeof getDefaultDeliveryAddress>>, TError = ErrorType<UnauthorizedResponse | ProblemResponse>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getDefaultDeliveryAddress>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getDefaultDeliveryAddress>>,
          TError,
          Awaited<ReturnType<typeof getDefaultDeliveryAddress>>
        > , 'initialData'
      >, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetDefaultDeliveryAddress<TData = Awaited<ReturnType<typeof getDefaultDeliveryAddress>>, TError = ErrorType<UnauthorizedResponse | ProblemResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getDefaultDeliveryAddress>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getDefaultDeliveryAddress>>,
          TError,
          Awaited<ReturnType<typeof getDefaultDeliveryAddress>>
        > , 'initialData'
      >, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetDefaultDeliveryAddress<TData = Awaited<ReturnType<typeof getDefaultDeliveryAddress>>, TError = ErrorType<UnauthorizedResponse | ProblemResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getDefaultDeliveryAddress>>, TError, TData>>, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary My selected delivery address
 */

export function useGetDefaultDeliveryAddress<TData = Awaited<ReturnType<typeof getDefaultDeliveryAddress>>, TError = ErrorType<UnauthorizedResponse | ProblemResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getDefaultDeliveryAddress>>, TError, TData>>, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetDefaultDeliveryAddressQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}









export const getUpdateDeliveryAddressMutationKey = () => ['updateDeliveryAddress'] as const;

export const getUpdateDeliveryAddressMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | DeliveryAddressConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | ValidationResponse | ProblemResponse>,
    TContext = unknown>(queryClient: QueryClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateDeliveryAddress>>, TError,UpdateDeliveryAddressMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof httpClient>}
): UseMutationOptions<Awaited<ReturnType<typeof updateDeliveryAddress>>, TError,UpdateDeliveryAddressMutationVariables, TContext> => {

const mutationKey = getUpdateDeliveryAddressMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof updateDeliveryAddress>>, UpdateDeliveryAddressMutationVariables> = (props) => {
          const {id,data} = props ?? {};

          return  updateDeliveryAddress(id,data,requestOptions)
        }

  const onSuccess = (data: Awaited<ReturnType<typeof updateDeliveryAddress>>, variables: UpdateDeliveryAddressMutationVariables, onMutateResult: TContext, context: MutationFunctionContext) => {
        if (!options?.skipInvalidation) {
        queryClient.invalidateQueries({ predicate: (query) => [getListDeliveryAddressesQueryKey(), getGetDefaultDeliveryAddressQueryKey()].some((queryKey) => matchQuery({ queryKey }, query)) });
        }
        mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
      };




  return  { ...mutationOptions, mutationFn, onSuccess }}

    export type UpdateDeliveryAddressMutationResult = NonNullable<Awaited<ReturnType<typeof updateDeliveryAddress>>>
    export type UpdateDeliveryAddressMutationBody = BodyType<DeliveryAddressChange>
    export type UpdateDeliveryAddressMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | DeliveryAddressConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | ValidationResponse | ProblemResponse>
    export type UpdateDeliveryAddressMutationVariables = {id: string;data: BodyType<DeliveryAddressChange>}

    /**
 * @summary Change a delivery address
 */
export function useUpdateDeliveryAddress<TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | DeliveryAddressConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | ValidationResponse | ProblemResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateDeliveryAddress>>, TError,UpdateDeliveryAddressMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof updateDeliveryAddress>>,
        TError,
        UpdateDeliveryAddressMutationVariables,
        TContext
      > {
      const backupQueryClient = useQueryClient();
      return useMutation(getUpdateDeliveryAddressMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
    }



export const getDeleteDeliveryAddressMutationKey = () => ['deleteDeliveryAddress'] as const;

export const getDeleteDeliveryAddressMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | DeliveryAddressConflictResponse | ProblemResponse>,
    TContext = unknown>(queryClient: QueryClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteDeliveryAddress>>, TError,DeleteDeliveryAddressMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof httpClient>}
): UseMutationOptions<Awaited<ReturnType<typeof deleteDeliveryAddress>>, TError,DeleteDeliveryAddressMutationVariables, TContext> => {

const mutationKey = getDeleteDeliveryAddressMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof deleteDeliveryAddress>>, DeleteDeliveryAddressMutationVariables> = (props) => {
          const {id} = props ?? {};

          return  deleteDeliveryAddress(id,requestOptions)
        }

  const onSuccess = (data: Awaited<ReturnType<typeof deleteDeliveryAddress>>, variables: DeleteDeliveryAddressMutationVariables, onMutateResult: TContext, context: MutationFunctionContext) => {
        if (!options?.skipInvalidation) {
        queryClient.invalidateQueries({ queryKey: getListDeliveryAddressesQueryKey() });
        }
        mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
      };




  return  { ...mutationOptions, mutationFn, onSuccess }}

    export type DeleteDeliveryAddressMutationResult = NonNullable<Awaited<ReturnType<typeof deleteDeliveryAddress>>>

    export type DeleteDeliveryAddressMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | DeliveryAddressConflictResponse | ProblemResponse>
    export type DeleteDeliveryAddressMutationVariables = {id: string}

    /**
 * @summary Drop a delivery address
 */
export function useDeleteDeliveryAddress<TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | DeliveryAddressConflictResponse | ProblemResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteDeliveryAddress>>, TError,DeleteDeliveryAddressMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof deleteDeliveryAddress>>,
        TError,
        DeleteDeliveryAddressMutationVariables,
        TContext
      > {
      const backupQueryClient = useQueryClient();
      return useMutation(getDeleteDeliveryAddressMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
    }



export const getSelectDeliveryAddressMutationKey = () => ['selectDeliveryAddress'] as const;

export const getSelectDeliveryAddressMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ProblemResponse>,
    TContext = unknown>(queryClient: QueryClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof selectDeliveryAddress>>, TError,SelectDeliveryAddressMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof httpClient>}
): UseMutationOptions<Awaited<ReturnType<typeof selectDeliveryAddress>>, TError,SelectDeliveryAddressMutationVariables, TContext> => {

const mutationKey = getSelectDeliveryAddressMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof selectDeliveryAddress>>, SelectDeliveryAddressMutationVariables> = (props) => {
          const {id} = props ?? {};

          return  selectDeliveryAddress(id,requestOptions)
        }

  const onSuccess = (data: Awaited<ReturnType<typeof selectDeliveryAddress>>, variables: SelectDeliveryAddressMutationVariables, onMutateResult: TContext, context: MutationFunctionContext) => {
        if (!options?.skipInvalidation) {
        queryClient.invalidateQueries({ predicate: (query) => [getListDeliveryAddressesQueryKey(), getGetDefaultDeliveryAddressQueryKey()].some((queryKey) => matchQuery({ queryKey }, query)) });
        }
        mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
      };




  return  { ...mutationOptions, mutationFn, onSuccess }}

    export type SelectDeliveryAddressMutationResult = NonNullable<Awaited<ReturnType<typeof selectDeliveryAddress>>>

    export type SelectDeliveryAddressMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ProblemResponse>
    export type SelectDeliveryAddressMutationVariables = {id: string}

    /**
 * @summary Select a delivery address
 */
export function useSelectDeliveryAddress<TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ProblemResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof selectDeliveryAddress>>, TError,SelectDeliveryAddressMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof selectDeliveryAddress>>,
        TError,
        SelectDeliveryAddressMutationVariables,
        TContext
      > {
      const backupQueryClient = useQueryClient();
      return useMutation(getSelectDeliveryAddressMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
    }
