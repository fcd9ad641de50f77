/**
 * Generated from the contract; do not edit.
 */
import {
  useMutation
} from '@tanstack/react-query';
import type {
  MutationFunction,
  QueryClient,
  UseMutationOptions,
  UseMutationResult
} from '@tanstack/react-query';

import {
  createToken
} from '../../endpoints/connect/connect';

import type {
  OtpRefusedResponse,
  PayloadTooLargeResponse,
  ProblemResponse,
  RateLimitedResponse,
  TokenRequest,
  UnsupportedMediaTypeResponse,
  ValidationResponse
} from '../../model';

import { httpClient } from '../../../http/http-client';
import type { ErrorType , BodyType } from '../../../http/http-client';


type SecondParameter<T extends (...args: never) => unknown> = Parameters<T>[1];






export const getCreateTokenMutationKey = () => ['createToken'] as const;

export const getCreateTokenMutationOptions = <TError = ErrorType<OtpRefusedResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | ValidationResponse | RateLimitedResponse | ProblemResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createToken>>, TError,CreateTokenMutationVariables, TContext>, request?: SecondParameter<typeof httpClient>}
): UseMutationOptions<Awaited<ReturnType<typeof createToken>>, TError,CreateTokenMutationVariables, TContext> => {

const mutationKey = getCreateTokenMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof createToken>>, CreateTokenMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  createToken(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type CreateTokenMutationResult = NonNullable<Awaited<ReturnType<typeof createToken>>>
    export type CreateTokenMutationBody = BodyType<TokenRequest>
    export type CreateTokenMutationError = ErrorType<OtpRefusedResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | ValidationResponse | RateLimitedResponse | ProblemResponse>
    export type CreateTokenMutationVariables = {data: BodyType<TokenRequest>}

    /**
 * @summary Second step of the login: code for token
 */
export function useCreateToken<TError = ErrorType<OtpRefusedResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | ValidationResponse | RateLimitedResponse | ProblemResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createToken>>, TError,CreateTokenMutationVariables, TContext>, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof createToken>>,
        TError,
        CreateTokenMutationVariables,
        TContext
      > {
      return useMutation(getCreateTokenMutationOptions(options), queryClient);
    }
