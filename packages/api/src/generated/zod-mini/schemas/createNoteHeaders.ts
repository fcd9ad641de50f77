/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod/mini';

export const CreateNoteHeaders = /*#__PURE__*/ zod.object({
  "Idempotency-Key": /*#__PURE__*/ zod.uuid()
})

export type CreateNoteHeaders = zod.input<typeof CreateNoteHeaders>;
export type CreateNoteHeadersOutput = zod.output<typeof CreateNoteHeaders>;
