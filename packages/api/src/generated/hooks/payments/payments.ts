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
  cancelPayment,
  getPayment,
  listGateways,
  listUnfinishedPayments,
  payFromWallet,
  requestOnlinePayment,
  retryOnlinePayment
} from '../../endpoints/payments/payments';

import type {
  BadRequestResponse,
  ForbiddenResponse,
  GetPaymentParams,
  ListGatewaysParams,
  NotFoundResponse,
  OnlinePaymentRequest,
  OnlinePaymentRetry,
  PayloadTooLargeResponse,
  Payment,
  PaymentConflictResponse,
  PaymentRequiredResponse,
  ProblemResponse,
  UnauthorizedResponse,
  UnsupportedMediaTypeResponse,
  ValidationResponse,
  WalletPay
} from '../../model';

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




export const getListGatewaysQueryKey = (params?: ListGatewaysParams,) => {
    return [
    `/api/v1/gateways`, ...(params ? [params] : [])
    ] as const;
    }


export const getListGatewaysQueryOptions = <TData = Awaited<ReturnType<typeof listGateways>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ProblemResponse>>(params?: ListGatewaysParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listGateways>>, TError, TData>>, request?: SecondParameter<typeof httpClient>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListGatewaysQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listGateways>>> = ({ signal }) => listGateways(params, { signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listGateways>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListGatewaysQueryResult = NonNullable<Awaited<ReturnType<typeof listGateways>>>
export type ListGatewaysQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ProblemResponse>


export function useListGateways<TData = Awaited<ReturnType<typeof listGateways>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ProblemResponse>>(
 params: undefined |  ListGatewaysParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listGateways>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listGateways>>,
          TError,
          Awaited<ReturnType<typeof listGateways>>
        > , 'initialData'
      >, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListGateways<TData = Awaited<ReturnType<typeof listGateways>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ProblemResponse>>(
 params?: ListGatewaysParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listGateways>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listGateways>>,
          TError,
          Awaited<ReturnType<typeof listGateways>>
        > , 'initialData'
      >, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListGateways<TData = Awaited<ReturnType<typeof listGateways>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ProblemResponse>>(
 params?: ListGatewaysParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listGateways>>, TError, TData>>, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Payment gateways
 */

export function useListGateways<TData = Awaited<ReturnType<typeof listGateways>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ProblemResponse>>(
 params?: ListGatewaysParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listGateways>>, TError, TData>>, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListGatewaysQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}









export const getGetPaymentQueryKey = (params?: GetPaymentParams,) => {
    return [
    `/api/v1/onlinepayments/by-paymentid`, ...(params ? [params] : [])
    ] as const;
    }


export const getGetPaymentQueryOptions = <TData = Awaited<ReturnType<typeof getPayment>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ProblemResponse>>(params: GetPaymentParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPayment>>, TError, TData>>, request?: SecondParameter<typeof httpClient>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetPaymentQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getPayment>>> = ({ signal }) => getPayment(params, { signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getPayment>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetPaymentQueryResult = NonNullable<Awaited<ReturnType<typeof getPayment>>>
export type GetPaymentQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ProblemResponse>


export function useGetPayment<TData = Awaited<ReturnType<typeof getPayment>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ProblemResponse>>(
 params: GetPaymentParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPayment>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getPayment>>,
          TError,
          Awaited<ReturnType<typeof getPayment>>
        > , 'initialData'
      >, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetPayment<TData = Awaited<ReturnType<typeof getPayment>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ProblemResponse>>(
 params: GetPaymentParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPayment>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getPayment>>,
          TError,
          Awaited<ReturnType<typeof getPayment>>
        > , 'initialData'
      >, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetPayment<TData = Awaited<ReturnType<typeof getPayment>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ProblemResponse>>(
 params: GetPaymentParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPayment>>, TError, TData>>, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary A payment with its attempts
 */

export function useGetPayment<TData = Awaited<ReturnType<typeof getPayment>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ProblemResponse>>(
 params: GetPaymentParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPayment>>, TError, TData>>, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetPaymentQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}









export const getRequestOnlinePaymentMutationKey = () => ['requestOnlinePayment'] as const;

export const getRequestOnlinePaymentMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | PaymentRequiredResponse | ForbiddenResponse | NotFoundResponse | PaymentConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | ValidationResponse | ProblemResponse>,
    TContext = unknown>(queryClient: QueryClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof requestOnlinePayment>>, TError,RequestOnlinePaymentMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof httpClient>}
): UseMutationOptions<Awaited<ReturnType<typeof requestOnlinePayment>>, TError,RequestOnlinePaymentMutationVariables, TContext> => {

const mutationKey = getRequestOnlinePaymentMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof requestOnlinePayment>>, RequestOnlinePaymentMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  requestOnlinePayment(data,requestOptions)
        }

  const onSuccess = (data: Awaited<ReturnType<typeof requestOnlinePayment>>, variables: RequestOnlinePaymentMutationVariables, onMutateResult: TContext, context: MutationFunctionContext) => {
        if (!options?.skipInvalidation) {
        queryClient.invalidateQueries({ predicate: (query) => [getListWalletTransactionsQueryKey(), getGetWalletCreditQueryKey(), getGetPaymentQueryKey(), getListUnfinishedPaymentsQueryKey()].some((queryKey) => matchQuery({ queryKey }, query)) });
        }
        mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
      };




  return  { ...mutationOptions, mutationFn, onSuccess }}

    export type RequestOnlinePaymentMutationResult = NonNullable<Awaited<ReturnType<typeof requestOnlinePayment>>>
    export type RequestOnlinePaymentMutationBody = BodyType<OnlinePaymentRequest>
    export type RequestOnlinePaymentMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | PaymentRequiredResponse | ForbiddenResponse | NotFoundResponse | PaymentConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | ValidationResponse | ProblemResponse>
    export type RequestOnlinePaymentMutationVariables = {data: BodyType<OnlinePaymentRequest>}

    /**
 * @summary Pay at a bank
 */
export function useRequestOnlinePayment<TError = ErrorType<BadRequestResponse | UnauthorizedResponse | PaymentRequiredResponse | ForbiddenResponse | NotFoundResponse | PaymentConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | ValidationResponse | ProblemResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof requestOnlinePayment>>, TError,RequestOnlinePaymentMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof requestOnlinePayment>>,
        TError,
        RequestOnlinePaymentMutationVariables,
        TContext
      > {
      const backupQueryClient = useQueryClient();
      return useMutation(getRequestOnlinePaymentMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
    }



export const getRetryOnlinePaymentMutationKey = () => ['retryOnlinePayment'] as const;

export const getRetryOnlinePaymentMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | PaymentConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | ValidationResponse | ProblemResponse>,
    TContext = unknown>(queryClient: QueryClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof retryOnlinePayment>>, TError,RetryOnlinePaymentMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof httpClient>}
): UseMutationOptions<Awaited<ReturnType<typeof retryOnlinePayment>>, TError,RetryOnlinePaymentMutationVariables, TContext> => {

const mutationKey = getRetryOnlinePaymentMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof retryOnlinePayment>>, RetryOnlinePaymentMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  retryOnlinePayment(data,requestOptions)
        }

  const onSuccess = (data: Awaited<ReturnType<typeof retryOnlinePayment>>, variables: RetryOnlinePaymentMutationVariables, onMutateResult: TContext, context: MutationFunctionContext) => {
        if (!options?.skipInvalidation) {
        queryClient.invalidateQueries({ predicate: (query) => [getListWalletTransactionsQueryKey(), getGetWalletCreditQueryKey(), getGetPaymentQueryKey(), getListUnfinishedPaymentsQueryKey()].some((queryKey) => matchQuery({ queryKey }, query)) });
        }
        mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
      };




  return  { ...mutationOptions, mutationFn, onSuccess }}

    export type RetryOnlinePaymentMutationResult = NonNullable<Awaited<ReturnType<typeof retryOnlinePayment>>>
    export type RetryOnlinePaymentMutationBody = BodyType<OnlinePaymentRetry>
    export type RetryOnlinePaymentMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | PaymentConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | ValidationResponse | ProblemResponse>
    export type RetryOnlinePaymentMutationVariables = {data: BodyType<OnlinePaymentRetry>}

    /**
 * @summary Try again at a bank
 */
export function useRetryOnlinePayment<TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | PaymentConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | ValidationResponse | ProblemResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof retryOnlinePayment>>, TError,RetryOnlinePaymentMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof retryOnlinePayment>>,
        TError,
        RetryOnlinePaymentMutationVariables,
        TContext
      > {
      const backupQueryClient = useQueryClient();
      return useMutation(getRetryOnlinePaymentMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
    }



export const getListUnfinishedPaymentsQueryKey = () => {
    return [
    `/api/v1/payments/for-retry-pay`
    ] as const;
    }


export const getListUnfinishedPaymentsQueryOptions = <TData = Awaited<ReturnType<typeof listUnfinishedPayments>>, TError = ErrorType<UnauthorizedResponse | ProblemResponse>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listUnfinishedPayments>>, TError, TData>>, request?: SecondParameter<typeof httpClient>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListUnfinishedPaymentsQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listUnfinishedPayments>>> = ({ signal }) => listUnfinishedPayments({ signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listUnfinishedPayments>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListUnfinishedPaymentsQueryResult = NonNullable<Awaited<ReturnType<typeof listUnfinishedPayments>>>
export type ListUnfinishedPaymentsQueryError = ErrorType<UnauthorizedResponse | ProblemResponse>


export function useListUnfinishedPayments<TData = Awaited<ReturnType<typeof listUnfinishedPayments>>, TError = ErrorType<UnauthorizedResponse | ProblemResponse>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listUnfinishedPayments>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listUnfinishedPayments>>,
          TError,
          Awaited<ReturnType<typeof listUnfinishedPayments>>
        > , 'initialData'
      >, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListUnfinishedPayments<TData = Awaited<ReturnType<typeof listUnfinishedPayments>>, TError = ErrorType<UnauthorizedResponse | ProblemResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listUnfinishedPayments>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listUnfinishedPayments>>,
          TError,
          Awaited<ReturnType<typeof listUnfinishedPayments>>
        > , 'initialData'
      >, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListUnfinishedPayments<TData = Awaited<ReturnType<typeof listUnfinishedPayments>>, TError = ErrorType<UnauthorizedResponse | ProblemResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listUnfinishedPayments>>, TError, TData>>, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary What I have not finished paying
 */

export function useListUnfinishedPayments<TData = Awaited<ReturnType<typeof listUnfinishedPayments>>, TError = ErrorType<UnauthorizedResponse | ProblemResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listUnfinishedPayments>>, TError, TData>>, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListUnfinishedPaymentsQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}









export const getPayFromWalletMutationKey = () => ['payFromWallet'] as const;

export const getPayFromWalletMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | PaymentRequiredResponse | ForbiddenResponse | NotFoundResponse | PaymentConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | ValidationResponse | ProblemResponse>,
    TContext = unknown>(queryClient: QueryClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof payFromWallet>>, TError,PayFromWalletMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof httpClient>}
): UseMutationOptions<Awaited<ReturnType<typeof payFromWallet>>, TError,PayFromWalletMutationVariables, TContext> => {

const mutationKey = getPayFromWalletMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof payFromWallet>>, PayFromWalletMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  payFromWallet(data,requestOptions)
        }

  const onSuccess = (data: Awaited<ReturnType<typeof payFromWallet>>, variables: PayFromWalletMutationVariables, onMutateResult: TContext, context: MutationFunctionContext) => {
        if (!options?.skipInvalidation) {
        queryClient.invalidateQueries({ predicate: (query) => [getListWalletTransactionsQueryKey(), getGetWalletCreditQueryKey(), getGetPaymentQueryKey(), getListUnfinishedPaymentsQueryKey()].some((queryKey) => matchQuery({ queryKey }, query)) });
        }
        mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
      };




  return  { ...mutationOptions, mutationFn, onSuccess }}

    export type PayFromWalletMutationResult = NonNullable<Awaited<ReturnType<typeof payFromWallet>>>
    export type PayFromWalletMutationBody = BodyType<WalletPay>
    export type PayFromWalletMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | PaymentRequiredResponse | ForbiddenResponse | NotFoundResponse | PaymentConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | ValidationResponse | ProblemResponse>
    export type PayFromWalletMutationVariables = {data: BodyType<WalletPay>}

    /**
 * @summary Pay from the wallet
 */
export function usePayFromWallet<TError = ErrorType<BadRequestResponse | UnauthorizedResponse | PaymentRequiredResponse | ForbiddenResponse | NotFoundResponse | PaymentConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | ValidationResponse | ProblemResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof payFromWallet>>, TError,PayFromWalletMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof payFromWallet>>,
        TError,
        PayFromWalletMutationVariables,
        TContext
      > {
      const backupQueryClient = useQueryClient();
      return useMutation(getPayFromWalletMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
    }



export const getCancelPaymentMutationKey = () => ['cancelPayment'] as const;

export const getCancelPaymentMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | PaymentConflictResponse | ProblemResponse>,
    TContext = unknown>(queryClient: QueryClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof cancelPayment>>, TError,CancelPaymentMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof httpClient>}
): UseMutationOptions<Awaited<ReturnType<typeof cancelPayment>>, TError,CancelPaymentMutationVariables, TContext> => {

const mutationKey = getCancelPaymentMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof cancelPayment>>, CancelPaymentMutationVariables> = (props) => {
          const {id} = props ?? {};

          return  cancelPayment(id,requestOptions)
        }

  const onSuccess = (data: Awaited<ReturnType<typeof cancelPayment>>, variables: CancelPaymentMutationVariables, onMutateResult: TContext, context: MutationFunctionContext) => {
        if (!options?.skipInvalidation) {
        queryClient.invalidateQueries({ predicate: (query) => [getListWalletTransactionsQueryKey(), getGetWalletCreditQueryKey(), getGetPaymentQueryKey(), getListUnfinishedPaymentsQueryKey()].some((queryKey) => matchQuery({ queryKey }, query)) });
        }
        mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
      };




  return  { ...mutationOptions, mutationFn, onSuccess }}

    export type CancelPaymentMutationResult = NonNullable<Awaited<ReturnType<typeof cancelPayment>>>

    export type CancelPaymentMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | PaymentConflictResponse | ProblemResponse>
    export type CancelPaymentMutationVariables = {id: string}

    /**
 * @summary Give a payment up
 */
export function useCancelPayment<TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | PaymentConflictResponse | ProblemResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof cancelPayment>>, TError,CancelPaymentMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof cancelPayment>>,
        TError,
        CancelPaymentMutationVariables,
        TContext
      > {
      const backupQueryClient = useQueryClient();
      return useMutation(getCancelPaymentMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
    }
