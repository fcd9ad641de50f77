/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod';

const changedMerchantAgentIdMax = 80;

const changedMerchantAgentPositionMin = 2;
const changedMerchantAgentPositionMax = 60;

const changedMerchantAgentPermissionsMax = 4;

const changedMerchantAgentVersionMax = 2147483647;



export const ChangedMerchantAgent = zod.object({
  "id": zod.string().min(1).max(changedMerchantAgentIdMax),
  "position": zod.string().min(changedMerchantAgentPositionMin).max(changedMerchantAgentPositionMax).optional(),
  "permissions": zod.array(zod.enum(['ViewRequests', 'Answer', 'EditCatalog', 'Finance'])).min(1).max(changedMerchantAgentPermissionsMax),
  "isActive": zod.boolean(),
  "version": zod.int().min(1).max(changedMerchantAgentVersionMax)
});

export type ChangedMerchantAgent = zod.input<typeof ChangedMerchantAgent>;
export type ChangedMerchantAgentOutput = zod.output<typeof ChangedMerchantAgent>;
