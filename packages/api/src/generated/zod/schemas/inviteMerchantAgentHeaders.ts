/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod';

export const InviteMerchantAgentHeaders = zod.object({
  "Idempotency-Key": zod.uuid()
})

export type InviteMerchantAgentHeaders = zod.input<typeof InviteMerchantAgentHeaders>;
export type InviteMerchantAgentHeadersOutput = zod.output<typeof InviteMerchantAgentHeaders>;
