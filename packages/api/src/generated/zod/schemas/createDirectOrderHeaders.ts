/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod';

export const CreateDirectOrderHeaders = zod.object({
  "Idempotency-Key": zod.uuid()
})

export type CreateDirectOrderHeaders = zod.input<typeof CreateDirectOrderHeaders>;
export type CreateDirectOrderHeadersOutput = zod.output<typeof CreateDirectOrderHeaders>;
