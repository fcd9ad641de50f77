/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod';

export const CreateNoteHeaders = zod.object({
  "Idempotency-Key": zod.uuid()
})

export type CreateNoteHeaders = zod.input<typeof CreateNoteHeaders>;
export type CreateNoteHeadersOutput = zod.output<typeof CreateNoteHeaders>;
