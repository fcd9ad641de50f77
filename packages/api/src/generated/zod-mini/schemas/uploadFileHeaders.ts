/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod/mini';

export const UploadFileHeaders = /*#__PURE__*/ zod.object({
  "Idempotency-Key": /*#__PURE__*/ zod.uuid()
})

export type UploadFileHeaders = zod.input<typeof UploadFileHeaders>;
export type UploadFileHeadersOutput = zod.output<typeof UploadFileHeaders>;
