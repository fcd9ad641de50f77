/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod/mini';

export const InviteMerchantAgentHeaders = /*#__PURE__*/ zod.object({
  "Idempotency-Key": /*#__PURE__*/ zod.uuid()
})

export type InviteMerchantAgentHeaders = zod.input<typeof InviteMerchantAgentHeaders>;
export type InviteMerchantAgentHeadersOutput = zod.output<typeof InviteMerchantAgentHeaders>;
