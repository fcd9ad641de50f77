/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod/mini';
import { AgentPermission } from './agentPermission';
import { MerchantAgentState } from './merchantAgentState';




export const MerchantAgent = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.string(),
  "merchantId": /*#__PURE__*/ zod.string(),
  "merchantName": /*#__PURE__*/ zod.string(),
  "personName": /*#__PURE__*/ zod.string(),
  "phoneNumber": /*#__PURE__*/ zod.string(),
  "position": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
  "permissions": /*#__PURE__*/ zod.array(AgentPermission),
  "state": MerchantAgentState,
  "isActive": /*#__PURE__*/ zod.boolean(),
  "invitedAt": /*#__PURE__*/ zod.iso.datetime({"offset":true}),
  "acceptedAt": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.iso.datetime({"offset":true})),
  "expiresAt": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.iso.datetime({"offset":true})),
  "deactivatedAt": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.iso.datetime({"offset":true})),
  "version": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1))
});

export type MerchantAgent = zod.input<typeof MerchantAgent>;
export type MerchantAgentOutput = zod.output<typeof MerchantAgent>;
