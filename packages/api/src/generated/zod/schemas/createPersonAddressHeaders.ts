/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod';

export const CreatePersonAddressHeaders = zod.object({
  "Idempotency-Key": zod.uuid()
})

export type CreatePersonAddressHeaders = zod.input<typeof CreatePersonAddressHeaders>;
export type CreatePersonAddressHeadersOutput = zod.output<typeof CreatePersonAddressHeaders>;
