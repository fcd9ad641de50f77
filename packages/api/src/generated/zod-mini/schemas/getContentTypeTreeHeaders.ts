/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod/mini';

export const GetContentTypeTreeHeaders = /*#__PURE__*/ zod.object({
  "X-Platform": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['Web']))
})

export type GetContentTypeTreeHeaders = zod.input<typeof GetContentTypeTreeHeaders>;
export type GetContentTypeTreeHeadersOutput = zod.output<typeof GetContentTypeTreeHeaders>;
