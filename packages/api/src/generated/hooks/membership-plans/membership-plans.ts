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
  listRunningMemberships,
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
        queryClient.invalidateQueries({ predicate: (query) => [getGetPaymentQueryKey(), getListRunningMembershipsQueryKey(), getListUnfinishedPaymentsQueryKey()].some((queryKey) => matchQuery({ queryKey }, query)) });
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



export const getListRunningMembershipsQueryKey = () => {
    return [
    `/api/v1/membershipplans/byuser`
    ] as const;
    }


export const getListRunningMembershipsQueryOptions = <TData = Awaited<ReturnType<typeof listRunningMemberships>>, TError = ErrorType<UnauthorizedResponse | ProblemResponse>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listRunningMemberships>>, TError, TData>>, request?: SecondParameter<typeof httpClient>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListRunningMembershipsQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listRunningMemberships>>> = ({ signal }) => listRunningMemberships({ signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listRunningMemberships>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListRunningMembershipsQueryResult = NonNullable<Awaited<ReturnType<typeof listRunningMemberships>>>
export type ListRunningMembershipsQueryError = ErrorType<UnauthorizedResponse | ProblemResponse>


export function useListRunningMemberships<TData = Awaited<ReturnType<typeof listRunningMemberships>>, TError = ErrorType<UnauthorizedResponse | ProblemResponse>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listRunningMemberships>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listRunningMemberships>>,
          TError,
          Awaited<ReturnType<typeof listRunningMemberships>>
        > , 'initialData'
      >, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListRunningMemberships<TData = Awaited<ReturnType<typeof listRunningMemberships>>, TError = ErrorType<UnauthorizedResponse | ProblemResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listRunningMemberships>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listRunningMemberships>>,
          TError,
          Awaited<ReturnType<typeof listRunningMemberships>>
        > , 'initialData'
      >, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListRunningMemberships<TData = Awaited<ReturnType<typeof listRunningMemberships>>, TError = ErrorType<UnauthorizedResponse | ProblemResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listRunningMemberships>>, TError, TData>>, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary My plans that run now
 */

export function useListRunningMemberships<TData = Awaited<ReturnType<typeof listRunningMemberships>>, TError = ErrorType<UnauthorizedResponse | ProblemResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listRunningMemberships>>, TError, TData>>, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListRunningMembershipsQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}
