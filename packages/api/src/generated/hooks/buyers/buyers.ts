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
  registerBuyer
} from '../../endpoints/buyers/buyers';

import type {
  BadRequestResponse,
  BuyerConflictResponse,
  NewBuyer,
  PayloadTooLargeResponse,
  ProblemResponse,
  UnauthorizedResponse,
  UnsupportedMediaTypeResponse,
  ValidationResponse
} from '../../model';

import {
  getGetCustomerProfileQueryKey,
  getListCustomersQueryKey
} from '../customers/customers';

import { httpClient } from '../../../http/http-client';
import type { ErrorType , BodyType } from '../../../http/http-client';


type SecondParameter<T extends (...args: never) => unknown> = Parameters<T>[1];






export const getRegisterBuyerMutationKey = () => ['registerBuyer'] as const;

export const getRegisterBuyerMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | BuyerConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | ValidationResponse | ProblemResponse>,
    TContext = unknown>(queryClient: QueryClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof registerBuyer>>, TError,RegisterBuyerMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof httpClient>}
): UseMutationOptions<Awaited<ReturnType<typeof registerBuyer>>, TError,RegisterBuyerMutationVariables, TContext> => {

const mutationKey = getRegisterBuyerMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof registerBuyer>>, RegisterBuyerMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  registerBuyer(data,requestOptions)
        }

  const onSuccess = (data: Awaited<ReturnType<typeof registerBuyer>>, variables: RegisterBuyerMutationVariables, onMutateResult: TContext, context: MutationFunctionContext) => {
        if (!options?.skipInvalidation) {
        queryClient.invalidateQueries({ predicate: (query) => [getGetCustomerProfileQueryKey(), getListCustomersQueryKey()].some((queryKey) => matchQuery({ queryKey }, query)) });
        }
        mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
      };




  return  { ...mutationOptions, mutationFn, onSuccess }}

    export type RegisterBuyerMutationResult = NonNullable<Awaited<ReturnType<typeof registerBuyer>>>
    export type RegisterBuyerMutationBody = BodyType<NewBuyer>
    export type RegisterBuyerMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | BuyerConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | ValidationResponse | ProblemResponse>
    export type RegisterBuyerMutationVariables = {data: BodyType<NewBuyer>}

    /**
 * @summary Register as a consumer
 */
export function useRegisterBuyer<TError = ErrorType<BadRequestResponse | UnauthorizedResponse | BuyerConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | ValidationResponse | ProblemResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof registerBuyer>>, TError,RegisterBuyerMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof registerBuyer>>,
        TError,
        RegisterBuyerMutationVariables,
        TContext
      > {
      const backupQueryClient = useQueryClient();
      return useMutation(getRegisterBuyerMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
    }
