/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod';

export const GetContentTypeTreeHeaders = zod.object({
  "X-Platform": zod.enum(['Web']).optional()
})

export type GetContentTypeTreeHeaders = zod.input<typeof GetContentTypeTreeHeaders>;
export type GetContentTypeTreeHeadersOutput = zod.output<typeof GetContentTypeTreeHeaders>;
