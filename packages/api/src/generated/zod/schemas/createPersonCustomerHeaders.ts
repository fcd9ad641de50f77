/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod';

export const CreatePersonCustomerHeaders = zod.object({
  "Idempotency-Key": zod.uuid()
})

export type CreatePersonCustomerHeaders = zod.input<typeof CreatePersonCustomerHeaders>;
export type CreatePersonCustomerHeadersOutput = zod.output<typeof CreatePersonCustomerHeaders>;
