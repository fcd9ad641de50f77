/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod';

export const AddPageCommentHeaders = zod.object({
  "Idempotency-Key": zod.uuid()
})

export type AddPageCommentHeaders = zod.input<typeof AddPageCommentHeaders>;
export type AddPageCommentHeadersOutput = zod.output<typeof AddPageCommentHeaders>;
