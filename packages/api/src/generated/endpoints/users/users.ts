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

import type {
  OneTimeCodeRequest,
  OneTimeCodeSent,
  ProblemResponse,
  RateLimitedResponse,
  UnsupportedMediaTypeResponse,
  ValidationResponse
} from '../../model';

import { httpClient } from '../../../http/http-client';
import type { ErrorType , BodyType } from '../../../http/http-client';


type SecondParameter<T extends (...args: never) => unknown> = Parameters<T>[1];



export const getRequestOneTimeCodeUrl = () => {




  return `/api/v1/users/login-by-otp`
}

/**
 * Sends a code of five digits to the mobile number; it lives 120 s, and another may be asked for after that time. The answer is the same for known and unknown numbers.
 * Problems: `validation`, `unsupported-media-type`, `rate-limited` within 120 s of the last code, `otp-locked` for 15 minutes after five wrong tries (both with Retry-After in seconds).
 * @summary First step of the login: send a code
 */
export const requestOneTimeCode = async (oneTimeCodeRequest: OneTimeCodeRequest, options?: Parameters<typeof httpClient>[1]): Promise<OneTimeCodeSent> => {

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
return httpClient<OneTimeCodeSent>(getRequestOneTimeCodeUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(oneTimeCodeRequest)
  }
);}





export const getRequestOneTimeCodeMutationKey = () => ['requestOneTimeCode'] as const;

export const getRequestOneTimeCodeMutationOptions = <TError = ErrorType<UnsupportedMediaTypeResponse | ValidationResponse | RateLimitedResponse | ProblemResponse>,
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
    export type RequestOneTimeCodeMutationError = ErrorType<UnsupportedMediaTypeResponse | ValidationResponse | RateLimitedResponse | ProblemResponse>
    export type RequestOneTimeCodeMutationVariables = {data: BodyType<OneTimeCodeRequest>}

    /**
 * @summary First step of the login: send a code
 */
export const useRequestOneTimeCode = <TError = ErrorType<UnsupportedMediaTypeResponse | ValidationResponse | RateLimitedResponse | ProblemResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof requestOneTimeCode>>, TError,RequestOneTimeCodeMutationVariables, TContext>, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof requestOneTimeCode>>,
        TError,
        RequestOneTimeCodeMutationVariables,
        TContext
      > => {
      return useMutation(getRequestOneTimeCodeMutationOptions(options), queryClient);
    }
