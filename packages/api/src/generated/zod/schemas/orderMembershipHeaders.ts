/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod';

export const OrderMembershipHeaders = zod.object({
  "Idempotency-Key": zod.uuid()
})

export type OrderMembershipHeaders = zod.input<typeof OrderMembershipHeaders>;
export type OrderMembershipHeadersOutput = zod.output<typeof OrderMembershipHeaders>;
