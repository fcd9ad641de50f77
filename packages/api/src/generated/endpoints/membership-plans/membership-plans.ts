/**
 * Generated from the contract; do not edit.
 */
import {
  matchQuery,
  useMutation,
  useQueryClient
} from '@tanstack/react-query';
import type {
  MutationFunction,
  MutationFunctionContext,
  QueryClient,
  UseMutationOptions,
  UseMutationResult
} from '@tanstack/react-query';

import type {
  BadRequestResponse,
  ConflictResponse,
  ForbiddenResponse,
  MembershipOrder,
  MembershipOrdered,
  NotFoundResponse,
  PayloadTooLargeResponse,
  ProblemResponse,
  UnauthorizedResponse,
  UnsupportedMediaTypeResponse,
  ValidationResponse
} from '../../model';

import {
  getGetPaymentQueryKey,
  getListUnfinishedPaymentsQueryKey
} from '../payments/payments';

import { httpClient } from '../../../http/http-client';
import type { ErrorType , BodyType } from '../../../http/http-client';


type SecondParameter<T extends (...args: never) => unknown> = Parameters<T>[1];



export const getOrderMembershipUrl = () => {




  return `/api/v1/membershipplans`
}

/**
 * Makes a membership that is `PendingPayment` until `paymentId` is paid (value added tax comes on top of the price); a free plan is `Active` at once.
 * A plan of the same level as the running one begins when that ends; the months of `directOrdersPerMonth` count from the membership's first day.
 * Problems: `bad-request` (no key, broken JSON), `unauthorized`, `token-expired`, `forbidden` (a supplier's plan without being one, an agent without
 * `Finance`), `not-found` (plan or company), `conflict` (a free plan that still runs), `payload-too-large`, `unsupported-media-type`, `validation`
 * (also another period than the plan's, and the key used again with another body).
 * @summary Take a plan
 */
export const orderMembership = async (membershipOrder: MembershipOrder, options?: Parameters<typeof httpClient>[1]): Promise<MembershipOrdered> => {

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
return httpClient<MembershipOrdered>(getOrderMembershipUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(membershipOrder)
  }
);}





export const getOrderMembershipMutationKey = () => ['orderMembership'] as const;

export const getOrderMembershipMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | ValidationResponse | ProblemResponse>,
    TContext = unknown>(queryClient: QueryClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof orderMembership>>, TError,OrderMembershipMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof httpClient>}
): UseMutationOptions<Awaited<ReturnType<typeof orderMembership>>, TError,OrderMembershipMutationVariables, TContext> => {

const mutationKey = getOrderMembershipMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof orderMembership>>, OrderMembershipMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  orderMembership(data,requestOptions)
        }

  const onSuccess = (data: Awaited<ReturnType<typeof orderMembership>>, variables: OrderMembershipMutationVariables, onMutateResult: TContext, context: MutationFunctionContext) => {
        if (!options?.skipInvalidation) {
        queryClient.invalidateQueries({ predicate: (query) => [getGetPaymentQueryKey(), getListUnfinishedPaymentsQueryKey()].some((queryKey) => matchQuery({ queryKey }, query)) });
        }
        mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
      };




  return  { ...mutationOptions, mutationFn, onSuccess }}

    export type OrderMembershipMutationResult = NonNullable<Awaited<ReturnType<typeof orderMembership>>>
    export type OrderMembershipMutationBody = BodyType<MembershipOrder>
    export type OrderMembershipMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | ValidationResponse | ProblemResponse>
    export type OrderMembershipMutationVariables = {data: BodyType<MembershipOrder>}

    /**
 * @summary Take a plan
 */
export function useOrderMembership<TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | ValidationResponse | ProblemResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof orderMembership>>, TError,OrderMembershipMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof orderMembership>>,
        TError,
        OrderMembershipMutationVariables,
        TContext
      > {
      const backupQueryClient = useQueryClient();
      return useMutation(getOrderMembershipMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
    }
