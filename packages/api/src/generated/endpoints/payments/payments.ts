/**
 * Generated from the contract; do not edit.
 */
import {
  matchQuery,
  useMutation,
  useQuery,
  useQueryClient,
  useSuspenseQuery
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
  UseQueryResult,
  UseSuspenseQueryOptions,
  UseSuspenseQueryResult
} from '@tanstack/react-query';

import type {
  BadRequestResponse,
  ConflictResponse,
  ForbiddenResponse,
  Gateway,
  GetPaymentParams,
  ListGatewaysParams,
  NotFoundResponse,
  OnlinePaymentRequest,
  OnlinePaymentRetry,
  PayloadTooLargeResponse,
  Payment,
  PaymentRequiredResponse,
  ProblemResponse,
  StartedOnlinePayment,
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

export const getListGatewaysUrl = (params?: ListGatewaysParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/api/v1/gateways?${stringifiedParams}` : `/api/v1/gateways`
}

/**
 * The default one first. With `amountRial` only those that take that sum at once; one that is not healthy is listed and says so.
 * Problems: `bad-request`, `unauthorized`, `token-expired`.
 * @summary Payment gateways
 */
export const listGateways = async (params?: ListGatewaysParams, options?: Parameters<typeof httpClient>[1]): Promise<Gateway[]> => {

  return httpClient<Gateway[]>(getListGatewaysUrl(params),
  {
    ...options,
    method: 'GET'


  }
);}





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

/**
 * @summary Payment gateways
 */
export const prefetchListGatewaysQuery = async <TData = Awaited<ReturnType<typeof listGateways>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ProblemResponse>>(
 queryClient: QueryClient, params?: ListGatewaysParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listGateways>>, TError, TData>>, request?: SecondParameter<typeof httpClient>}

  ): Promise<QueryClient> => {

  const queryOptions = getListGatewaysQueryOptions(params,options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}





export const getListGatewaysSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof listGateways>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ProblemResponse>>(params?: ListGatewaysParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listGateways>>, TError, TData>>, request?: SecondParameter<typeof httpClient>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListGatewaysQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listGateways>>> = ({ signal }) => listGateways(params, { signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseSuspenseQueryOptions<Awaited<ReturnType<typeof listGateways>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListGatewaysSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof listGateways>>>
export type ListGatewaysSuspenseQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ProblemResponse>


export function useListGatewaysSuspense<TData = Awaited<ReturnType<typeof listGateways>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ProblemResponse>>(
 params: undefined |  ListGatewaysParams, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listGateways>>, TError, TData>>, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListGatewaysSuspense<TData = Awaited<ReturnType<typeof listGateways>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ProblemResponse>>(
 params?: ListGatewaysParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listGateways>>, TError, TData>>, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListGatewaysSuspense<TData = Awaited<ReturnType<typeof listGateways>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ProblemResponse>>(
 params?: ListGatewaysParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listGateways>>, TError, TData>>, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Payment gateways
 */

export function useListGatewaysSuspense<TData = Awaited<ReturnType<typeof listGateways>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ProblemResponse>>(
 params?: ListGatewaysParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listGateways>>, TError, TData>>, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListGatewaysSuspenseQueryOptions(params,options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getGetPaymentUrl = (params: GetPaymentParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/api/v1/onlinepayments/by-paymentid?${stringifiedParams}` : `/api/v1/onlinepayments/by-paymentid`
}

/**
 * While it is `Verifying` a read asks the bank again. Problems: `bad-request`, `unauthorized`, `token-expired`, `not-found` (also for a payment of somebody else).
 * @summary A payment with its attempts
 */
export const getPayment = async (params: GetPaymentParams, options?: Parameters<typeof httpClient>[1]): Promise<Payment> => {

  return httpClient<Payment>(getGetPaymentUrl(params),
  {
    ...options,
    method: 'GET'


  }
);}





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

/**
 * @summary A payment with its attempts
 */
export const prefetchGetPaymentQuery = async <TData = Awaited<ReturnType<typeof getPayment>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ProblemResponse>>(
 queryClient: QueryClient, params: GetPaymentParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPayment>>, TError, TData>>, request?: SecondParameter<typeof httpClient>}

  ): Promise<QueryClient> => {

  const queryOptions = getGetPaymentQueryOptions(params,options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}





export const getGetPaymentSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof getPayment>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ProblemResponse>>(params: GetPaymentParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getPayment>>, TError, TData>>, request?: SecondParameter<typeof httpClient>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetPaymentQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getPayment>>> = ({ signal }) => getPayment(params, { signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseSuspenseQueryOptions<Awaited<ReturnType<typeof getPayment>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetPaymentSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof getPayment>>>
export type GetPaymentSuspenseQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ProblemResponse>


export function useGetPaymentSuspense<TData = Awaited<ReturnType<typeof getPayment>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ProblemResponse>>(
 params: GetPaymentParams, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getPayment>>, TError, TData>>, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetPaymentSuspense<TData = Awaited<ReturnType<typeof getPayment>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ProblemResponse>>(
 params: GetPaymentParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getPayment>>, TError, TData>>, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetPaymentSuspense<TData = Awaited<ReturnType<typeof getPayment>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ProblemResponse>>(
 params: GetPaymentParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getPayment>>, TError, TData>>, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary A payment with its attempts
 */

export function useGetPaymentSuspense<TData = Awaited<ReturnType<typeof getPayment>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | ProblemResponse>>(
 params: GetPaymentParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getPayment>>, TError, TData>>, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetPaymentSuspenseQueryOptions(params,options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getRequestOnlinePaymentUrl = () => {




  return `/api/v1/onlinepayments/request`
}

/**
 * The first attempt of a `Created` payment: it becomes `Pending` for 15 minutes, and the browser leaves for `redirectUrl`. The bank calls the service
 * back, which asks the bank once and sends the browser to `returnPath?paymentId=`; what the bank writes into that address decides nothing.
 * Problems: `bad-request` (no key, broken JSON), `unauthorized`, `token-expired`, `insufficient-credit` (`useWalletRial` is more than the free credit),
 * `forbidden`, `not-found`, `payment-in-progress`, `conflict` (not `Created`; `current`), `payload-too-large`, `unsupported-media-type`,
 * `validation` (also a gateway that is unknown, not healthy or does not take the sum, and the key used again with another body).
 * @summary Pay at a bank
 */
export const requestOnlinePayment = async (onlinePaymentRequest: OnlinePaymentRequest, options?: Parameters<typeof httpClient>[1]): Promise<StartedOnlinePayment> => {

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
return httpClient<StartedOnlinePayment>(getRequestOnlinePaymentUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(onlinePaymentRequest)
  }
);}





export const getRequestOnlinePaymentMutationKey = () => ['requestOnlinePayment'] as const;

export const getRequestOnlinePaymentMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | PaymentRequiredResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | ValidationResponse | ProblemResponse>,
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
    export type RequestOnlinePaymentMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | PaymentRequiredResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | ValidationResponse | ProblemResponse>
    export type RequestOnlinePaymentMutationVariables = {data: BodyType<OnlinePaymentRequest>}

    /**
 * @summary Pay at a bank
 */
export function useRequestOnlinePayment<TError = ErrorType<BadRequestResponse | UnauthorizedResponse | PaymentRequiredResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | ValidationResponse | ProblemResponse>,
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
    export const getRetryOnlinePaymentUrl = () => {




  return `/api/v1/onlinepayments/retry-request`
}

/**
 * A new attempt of a `Failed` or `Created` payment, at the same gateway or another. It takes from the wallet what the last attempt took, as far as the
 * credit still allows. Problems: `bad-request` (no key, broken JSON), `unauthorized`, `token-expired`, `forbidden`, `not-found`, `payment-in-progress`
 * (an attempt is under way), `conflict` (paid or closed; `current`), `payload-too-large`, `unsupported-media-type`, `validation` (as for the first attempt).
 * @summary Try again at a bank
 */
export const retryOnlinePayment = async (onlinePaymentRetry: OnlinePaymentRetry, options?: Parameters<typeof httpClient>[1]): Promise<StartedOnlinePayment> => {

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
return httpClient<StartedOnlinePayment>(getRetryOnlinePaymentUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(onlinePaymentRetry)
  }
);}





export const getRetryOnlinePaymentMutationKey = () => ['retryOnlinePayment'] as const;

export const getRetryOnlinePaymentMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | ValidationResponse | ProblemResponse>,
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
    export type RetryOnlinePaymentMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | ValidationResponse | ProblemResponse>
    export type RetryOnlinePaymentMutationVariables = {data: BodyType<OnlinePaymentRetry>}

    /**
 * @summary Try again at a bank
 */
export function useRetryOnlinePayment<TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | ValidationResponse | ProblemResponse>,
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
    export const getListUnfinishedPaymentsUrl = () => {




  return `/api/v1/payments/for-retry-pay`
}

/**
 * `Created` and `Failed` payments that have not expired, newest first, at most 100. Problems: `unauthorized`, `token-expired`.
 * @summary What I have not finished paying
 */
export const listUnfinishedPayments = async ( options?: Parameters<typeof httpClient>[1]): Promise<Payment[]> => {

  return httpClient<Payment[]>(getListUnfinishedPaymentsUrl(),
  {
    ...options,
    method: 'GET'


  }
);}





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

/**
 * @summary What I have not finished paying
 */
export const prefetchListUnfinishedPaymentsQuery = async <TData = Awaited<ReturnType<typeof listUnfinishedPayments>>, TError = ErrorType<UnauthorizedResponse | ProblemResponse>>(
 queryClient: QueryClient,  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listUnfinishedPayments>>, TError, TData>>, request?: SecondParameter<typeof httpClient>}

  ): Promise<QueryClient> => {

  const queryOptions = getListUnfinishedPaymentsQueryOptions(options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}





export const getListUnfinishedPaymentsSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof listUnfinishedPayments>>, TError = ErrorType<UnauthorizedResponse | ProblemResponse>>( options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listUnfinishedPayments>>, TError, TData>>, request?: SecondParameter<typeof httpClient>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListUnfinishedPaymentsQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listUnfinishedPayments>>> = ({ signal }) => listUnfinishedPayments({ signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseSuspenseQueryOptions<Awaited<ReturnType<typeof listUnfinishedPayments>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListUnfinishedPaymentsSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof listUnfinishedPayments>>>
export type ListUnfinishedPaymentsSuspenseQueryError = ErrorType<UnauthorizedResponse | ProblemResponse>


export function useListUnfinishedPaymentsSuspense<TData = Awaited<ReturnType<typeof listUnfinishedPayments>>, TError = ErrorType<UnauthorizedResponse | ProblemResponse>>(
  options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listUnfinishedPayments>>, TError, TData>>, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListUnfinishedPaymentsSuspense<TData = Awaited<ReturnType<typeof listUnfinishedPayments>>, TError = ErrorType<UnauthorizedResponse | ProblemResponse>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listUnfinishedPayments>>, TError, TData>>, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListUnfinishedPaymentsSuspense<TData = Awaited<ReturnType<typeof listUnfinishedPayments>>, TError = ErrorType<UnauthorizedResponse | ProblemResponse>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listUnfinishedPayments>>, TError, TData>>, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary What I have not finished paying
 */

export function useListUnfinishedPaymentsSuspense<TData = Awaited<ReturnType<typeof listUnfinishedPayments>>, TError = ErrorType<UnauthorizedResponse | ProblemResponse>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listUnfinishedPayments>>, TError, TData>>, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListUnfinishedPaymentsSuspenseQueryOptions(options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getPayFromWalletUrl = () => {




  return `/api/v1/payments/wallet-pay`
}

/**
 * Pays the whole sum at once; `Created` and `Failed` payments only, never a top-up. Problems: `bad-request` (no key, broken JSON), `unauthorized`,
 * `token-expired`, `insufficient-credit` (`missingRial`), `forbidden`, `not-found`, `payment-in-progress` (an attempt is under way), `conflict`
 * (already paid or closed; `current`), `payload-too-large`, `unsupported-media-type`, `validation` (also a top-up, and the key used again with another body).
 * @summary Pay from the wallet
 */
export const payFromWallet = async (walletPay: WalletPay, options?: Parameters<typeof httpClient>[1]): Promise<Payment> => {

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
return httpClient<Payment>(getPayFromWalletUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(walletPay)
  }
);}





export const getPayFromWalletMutationKey = () => ['payFromWallet'] as const;

export const getPayFromWalletMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | PaymentRequiredResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | ValidationResponse | ProblemResponse>,
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
    export type PayFromWalletMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | PaymentRequiredResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | ValidationResponse | ProblemResponse>
    export type PayFromWalletMutationVariables = {data: BodyType<WalletPay>}

    /**
 * @summary Pay from the wallet
 */
export function usePayFromWallet<TError = ErrorType<BadRequestResponse | UnauthorizedResponse | PaymentRequiredResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | ValidationResponse | ProblemResponse>,
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
    export const getCancelPaymentUrl = (id: string,) => {




  return `/api/v1/payments/${encodeURIComponent(String(id))}/cancel`
}

/**
 * A `Created` or `Failed` payment becomes `Cancelled`; one that is `Cancelled` stays so. What it was for stays as it is. Problems: `bad-request`, `unauthorized`,
 * `token-expired`, `forbidden`, `not-found` (also for a payment of somebody else), `payment-in-progress` (`Pending` or `Verifying`), `conflict` (`Paid`,
 * `Expired` or `Refunded`; `current`).
 * @summary Give a payment up
 */
export const cancelPayment = async (id: string, options?: Parameters<typeof httpClient>[1]): Promise<Payment> => {

  return httpClient<Payment>(getCancelPaymentUrl(id),
  {
    ...options,
    method: 'POST'


  }
);}





export const getCancelPaymentMutationKey = () => ['cancelPayment'] as const;

export const getCancelPaymentMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | ProblemResponse>,
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

    export type CancelPaymentMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | ProblemResponse>
    export type CancelPaymentMutationVariables = {id: string}

    /**
 * @summary Give a payment up
 */
export function useCancelPayment<TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | ProblemResponse>,
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
