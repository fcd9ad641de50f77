/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod/mini';

export const CreatePersonCustomerHeaders = /*#__PURE__*/ zod.object({
  "Idempotency-Key": /*#__PURE__*/ zod.uuid()
})

export type CreatePersonCustomerHeaders = zod.input<typeof CreatePersonCustomerHeaders>;
export type CreatePersonCustomerHeadersOutput = zod.output<typeof CreatePersonCustomerHeaders>;
