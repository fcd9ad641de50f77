/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod/mini';

export const RegisterBuyerHeaders = /*#__PURE__*/ zod.object({
  "Idempotency-Key": /*#__PURE__*/ zod.uuid()
})

export type RegisterBuyerHeaders = zod.input<typeof RegisterBuyerHeaders>;
export type RegisterBuyerHeadersOutput = zod.output<typeof RegisterBuyerHeaders>;
