/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod/mini';

export const OrderMembershipHeaders = /*#__PURE__*/ zod.object({
  "Idempotency-Key": /*#__PURE__*/ zod.uuid()
})

export type OrderMembershipHeaders = zod.input<typeof OrderMembershipHeaders>;
export type OrderMembershipHeadersOutput = zod.output<typeof OrderMembershipHeaders>;
