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
  FileRef,
  FileUpload,
  PayloadTooLargeResponse,
  ProblemResponse,
  RateLimitedResponse,
  UnauthorizedResponse,
  UnsupportedMediaTypeResponse,
  ValidationResponse
} from '../../model';

import { httpClient } from '../../../http/http-client';
import type { ErrorType , BodyType } from '../../../http/http-client';


type SecondParameter<T extends (...args: never) => unknown> = Parameters<T>[1];



export const getUploadFileUrl = () => {




  return `/api/v1/files`
}

/**
 * One file with its purpose. What it is, is read from its content, never from its name or the header: a content that is none of the accepted kinds,
 * a name whose ending says something else, and a name with a second, executable ending are refused. The name is cleaned for display.
 * The file is at `url` at once; files of a person need that person's token there, pictures for a profile do not.
 * Without an account only `Feedback` is accepted (401 else), at most 20 uploads in 10 minutes from one address. The same
 * `Idempotency-Key` with the same content answers the first answer again.
 * Problems: `bad-request` (no key, broken form), `unauthorized`, `payload-too-large` and `file-size` (413),
 * `unsupported-media-type` and `file-type` (415), `validation` (a part is missing, a picture is too small), `rate-limited`.
 * @summary Upload a file
 */
export const uploadFile = async (fileUpload: FileUpload, options?: Parameters<typeof httpClient>[1]): Promise<FileRef> => {
    const formData = new FormData();
formData.append(`file`, fileUpload.file);
formData.append(`purpose`, fileUpload.purpose);

  return httpClient<FileRef>(getUploadFileUrl(),
  {
    ...options,
    method: 'POST'
    ,
    body: formData
  }
);}





export const getUploadFileMutationKey = () => ['uploadFile'] as const;

export const getUploadFileMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | ValidationResponse | RateLimitedResponse | ProblemResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof uploadFile>>, TError,UploadFileMutationVariables, TContext>, request?: SecondParameter<typeof httpClient>}
): UseMutationOptions<Awaited<ReturnType<typeof uploadFile>>, TError,UploadFileMutationVariables, TContext> => {

const mutationKey = getUploadFileMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof uploadFile>>, UploadFileMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  uploadFile(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type UploadFileMutationResult = NonNullable<Awaited<ReturnType<typeof uploadFile>>>
    export type UploadFileMutationBody = BodyType<FileUpload>
    export type UploadFileMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | ValidationResponse | RateLimitedResponse | ProblemResponse>
    export type UploadFileMutationVariables = {data: BodyType<FileUpload>}

    /**
 * @summary Upload a file
 */
export function useUploadFile<TError = ErrorType<BadRequestResponse | UnauthorizedResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | ValidationResponse | RateLimitedResponse | ProblemResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof uploadFile>>, TError,UploadFileMutationVariables, TContext>, request?: SecondParameter<typeof httpClient>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof uploadFile>>,
        TError,
        UploadFileMutationVariables,
        TContext
      > {
      return useMutation(getUploadFileMutationOptions(options), queryClient);
    }
