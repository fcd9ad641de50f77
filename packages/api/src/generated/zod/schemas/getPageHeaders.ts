/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod';

export const GetPageHeaders = zod.object({
  "X-Platform": zod.enum(['Web']).optional()
})

export type GetPageHeaders = zod.input<typeof GetPageHeaders>;
export type GetPageHeadersOutput = zod.output<typeof GetPageHeaders>;
