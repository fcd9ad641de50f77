/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod/mini';

export const GetPageHeaders = /*#__PURE__*/ zod.object({
  "X-Platform": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['Web']))
})

export type GetPageHeaders = zod.input<typeof GetPageHeaders>;
export type GetPageHeadersOutput = zod.output<typeof GetPageHeaders>;
