/**
 * Generated from the contract; do not edit.
 */
import type {
  FileRef,
  FileUpload
} from '../../model';

import { httpClient } from '../../../http/http-client';

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
