/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod/mini';

import {
  FileRef,
  FileUpload
} from '../schemas';


export const UploadFileHeader = /*#__PURE__*/ zod.object({
  "Idempotency-Key": /*#__PURE__*/ zod.uuid()
})

export const UploadFileBody = FileUpload

export const UploadFileResponse = FileRef
