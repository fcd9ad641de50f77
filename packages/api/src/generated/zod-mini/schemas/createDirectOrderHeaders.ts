/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod/mini';

export const CreateDirectOrderHeaders = /*#__PURE__*/ zod.object({
  "Idempotency-Key": /*#__PURE__*/ zod.uuid()
})

export type CreateDirectOrderHeaders = zod.input<typeof CreateDirectOrderHeaders>;
export type CreateDirectOrderHeadersOutput = zod.output<typeof CreateDirectOrderHeaders>;
