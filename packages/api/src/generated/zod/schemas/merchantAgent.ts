/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod';
import { AgentPermission } from './agentPermission';
import { MerchantAgentState } from './merchantAgentState';

const merchantAgentIdMax = 64;

const merchantAgentMerchantIdMax = 64;

const merchantAgentMerchantNameMax = 300;

const merchantAgentPersonNameMax = 300;

const merchantAgentPhoneNumberMax = 20;

const merchantAgentPositionMax = 300;

const merchantAgentPermissionsMax = 50;

const merchantAgentVersionMax = 2147483647;



export const MerchantAgent = zod.object({
  "id": zod.string().min(1).max(merchantAgentIdMax),
  "merchantId": zod.string().min(1).max(merchantAgentMerchantIdMax),
  "merchantName": zod.string().max(merchantAgentMerchantNameMax),
  "personName": zod.string().max(merchantAgentPersonNameMax),
  "phoneNumber": zod.string().max(merchantAgentPhoneNumberMax),
  "position": zod.string().max(merchantAgentPositionMax).optional(),
  "permissions": zod.array(AgentPermission).max(merchantAgentPermissionsMax),
  "state": MerchantAgentState,
  "isActive": zod.boolean(),
  "invitedAt": zod.iso.datetime({"offset":true}),
  "acceptedAt": zod.iso.datetime({"offset":true}).optional(),
  "expiresAt": zod.iso.datetime({"offset":true}).optional(),
  "deactivatedAt": zod.iso.datetime({"offset":true}).optional(),
  "version": zod.int().min(1).max(merchantAgentVersionMax)
});

export type MerchantAgent = zod.input<typeof MerchantAgent>;
export type MerchantAgentOutput = zod.output<typeof MerchantAgent>;
