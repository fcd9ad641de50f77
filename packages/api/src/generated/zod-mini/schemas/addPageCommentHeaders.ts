/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod/mini';

export const AddPageCommentHeaders = /*#__PURE__*/ zod.object({
  "Idempotency-Key": /*#__PURE__*/ zod.uuid()
})

export type AddPageCommentHeaders = zod.input<typeof AddPageCommentHeaders>;
export type AddPageCommentHeadersOutput = zod.output<typeof AddPageCommentHeaders>;
