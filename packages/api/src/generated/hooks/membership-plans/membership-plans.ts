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

import {
  orderMembership
} from '../../endpoints/membership-plans/membership-plans';

import type {
  BadRequestResponse,
  ForbiddenResponse,
  MembershipConflictResponse,
  MembershipOrder,
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






export const getOrderMembershipMutationKey = () => ['orderMembership'] as const;

export const getOrderMembershipMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | MembershipConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | ValidationResponse | ProblemResponse>,
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
    export type OrderMembershipMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | MembershipConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | ValidationResponse | ProblemResponse>
    export type OrderMembershipMutationVariables = {data: BodyType<MembershipOrder>}

    /**
 * @summary Take a plan
 */
export function useOrderMembership<TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | MembershipConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | ValidationResponse | ProblemResponse>,
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
