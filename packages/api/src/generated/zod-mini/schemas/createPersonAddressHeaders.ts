/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod/mini';

export const CreatePersonAddressHeaders = /*#__PURE__*/ zod.object({
  "Idempotency-Key": /*#__PURE__*/ zod.uuid()
})

export type CreatePersonAddressHeaders = zod.input<typeof CreatePersonAddressHeaders>;
export type CreatePersonAddressHeadersOutput = zod.output<typeof CreatePersonAddressHeaders>;
