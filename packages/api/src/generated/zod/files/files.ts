/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod';

import {
  FileRef,
  FileUpload
} from '../schemas';


export const UploadFileHeader = zod.object({
  "Idempotency-Key": zod.uuid()
})

export const UploadFileBody = FileUpload

export const UploadFileResponse = FileRef
