/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod';
import { AgentPermission } from './agentPermission';
import { MerchantAgentState } from './merchantAgentState';




export const MerchantAgent = zod.object({
  "id": zod.string(),
  "merchantId": zod.string(),
  "merchantName": zod.string(),
  "personName": zod.string(),
  "phoneNumber": zod.string(),
  "position": zod.string().optional(),
  "permissions": zod.array(AgentPermission),
  "state": MerchantAgentState,
  "isActive": zod.boolean(),
  "invitedAt": zod.iso.datetime({"offset":true}),
  "acceptedAt": zod.iso.datetime({"offset":true}).optional(),
  "expiresAt": zod.iso.datetime({"offset":true}).optional(),
  "deactivatedAt": zod.iso.datetime({"offset":true}).optional(),
  "version": zod.int().min(1)
});

export type MerchantAgent = zod.input<typeof MerchantAgent>;
export type MerchantAgentOutput = zod.output<typeof MerchantAgent>;
