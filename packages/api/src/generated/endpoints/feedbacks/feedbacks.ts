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
  BadRequestResponse,
  FeedbackReceipt,
  NewFeedback,
  PayloadTooLargeResponse,
  ProblemResponse,
  RateLimitedResponse,
  UnsupportedMediaTypeResponse,
  ValidationResponse
} from '../../model';

import { httpClient } from '../../../http/http-client';
import type { ErrorType , BodyType } from '../../../http/http-client';


type SecondParameter<T extends (...args: never) => unknown> = Parameters<T>[1];



export const getSendFeedbackUrl = () => {




  return `/api/v1/feedbacks`
}

/**
 * With or without an account. The same `Idempotency-Key` with the same body answers the same tracking code.
 * Problems: `bad-request` (no key, broken JSON), `payload-too-large`, `unsupported-media-type`, `validation` (also a file that is not a feedback file of the caller, and the key used again with another body), `rate-limited` (many from one internet address without an account).
 * @summary Tell the marketplace something
 */
export const sendFeedback = async (newFeedback: NewFeedback, options?: Parameters<typeof httpClient>[1]): Promise<FeedbackReceipt> => {

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
return httpClient<FeedbackReceipt>(getSendFeedbackUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(newFeedback)
  }
);}





export const getSendFeedbackMutationKey = () => ['sendFeedback'] as const;

export const getSendFeedbackMutationOptions = <TError = ErrorType<BadRequestResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | ValidationResponse | RateLimitedResponse | ProblemResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof sendFeedback>>, TError,SendFeedbackMutationVariables, TContext>, request?: SecondParameter<typeof httpClient>}
): UseMutationOptions<Awaited<ReturnType<typeof sendFeedback>>, TError,SendFeedbackMutationVariables, TContext> => {

const mutationKey = getSendFeedbackMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof sendFeedback>>, SendFeedbackMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  sendFeedback(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type SendFeedbackMutationResult = NonNullable<Awaited<ReturnType<typeof sendFeedback>>>
    export type SendFeedbackMutationBody = BodyType<NewFeedback>
    export type SendFeedbackMutationError = ErrorType<BadRequestResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | ValidationResponse | RateLimitedResponse | ProblemResponse>
    export type SendFeedbackMutationVariables = {data: BodyType<NewFeedback>}

    /**
 * @summary Tell the marketplace something
 */
export function useSendFeedback<TError = ErrorType<BadRequestResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | ValidationResponse | RateLimitedResponse | ProblemResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof sendFeedback>>, TError,SendFeedbackMutationVariables, TContext>, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof sendFeedback>>,
        TError,
        SendFeedbackMutationVariables,
        TContext
      > {
      return useMutation(getSendFeedbackMutationOptions(options), queryClient);
    }
