/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod';

export const UploadFileHeaders = zod.object({
  "Idempotency-Key": zod.uuid()
})

export type UploadFileHeaders = zod.input<typeof UploadFileHeaders>;
export type UploadFileHeadersOutput = zod.output<typeof UploadFileHeaders>;
