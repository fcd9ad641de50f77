/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod';

const newMerchantAgentMerchantIdMax = 80;

const newMerchantAgentPhoneNumberRegExp = new RegExp('^09\\d{9}$');
const newMerchantAgentPositionMin = 2;
const newMerchantAgentPositionMax = 60;

const newMerchantAgentPermissionsMax = 4;



export const NewMerchantAgent = zod.object({
  "merchantId": zod.string().min(1).max(newMerchantAgentMerchantIdMax),
  "phoneNumber": zod.string().regex(newMerchantAgentPhoneNumberRegExp),
  "position": zod.string().min(newMerchantAgentPositionMin).max(newMerchantAgentPositionMax).optional(),
  "permissions": zod.array(zod.enum(['ViewRequests', 'Answer', 'EditCatalog', 'Finance'])).min(1).max(newMerchantAgentPermissionsMax)
});

export type NewMerchantAgent = zod.input<typeof NewMerchantAgent>;
export type NewMerchantAgentOutput = zod.output<typeof NewMerchantAgent>;
