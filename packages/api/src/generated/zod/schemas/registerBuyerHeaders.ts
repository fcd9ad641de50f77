/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod';

export const RegisterBuyerHeaders = zod.object({
  "Idempotency-Key": zod.uuid()
})

export type RegisterBuyerHeaders = zod.input<typeof RegisterBuyerHeaders>;
export type RegisterBuyerHeadersOutput = zod.output<typeof RegisterBuyerHeaders>;
