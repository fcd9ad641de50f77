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
  OtpRefusedResponse,
  PayloadTooLargeResponse,
  ProblemResponse,
  RateLimitedResponse,
  Token,
  TokenRequest,
  UnsupportedMediaTypeResponse,
  ValidationResponse
} from '../../model';

import { httpClient } from '../../../http/http-client';
import type { ErrorType , BodyType } from '../../../http/http-client';


type SecondParameter<T extends (...args: never) => unknown> = Parameters<T>[1];



export const getCreateTokenUrl = () => {




  return `/api/v1/connect/token`
}

/**
 * Exchanges the one-time code for an access token. A code works once. A first login makes a consumer account.
 * Problems: `otp-wrong` (detail tells the tries left), `otp-expired`, `bad-request` (broken form), `payload-too-large`, `unsupported-media-type`, `validation`, `otp-locked` (Retry-After in seconds).
 * @summary Second step of the login: code for token
 */
export const createToken = async (tokenRequest: TokenRequest, options?: Parameters<typeof httpClient>[1]): Promise<Token> => {
    const formUrlEncoded = new URLSearchParams();
formUrlEncoded.append(`grant_type`, tokenRequest.grant_type);
formUrlEncoded.append(`phone_number`, tokenRequest.phone_number);
formUrlEncoded.append(`code`, tokenRequest.code);
formUrlEncoded.append(`client_id`, tokenRequest.client_id);
if(tokenRequest.scope !== undefined) {
 formUrlEncoded.append(`scope`, tokenRequest.scope);
 }

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
return httpClient<Token>(getCreateTokenUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/x-www-form-urlencoded', ...getHeaders(options?.headers) },
    body: formUrlEncoded
  }
);}





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
