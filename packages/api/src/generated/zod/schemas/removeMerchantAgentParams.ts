/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod';

const removeMerchantAgentParamsIdMax = 80;


export const RemoveMerchantAgentParams = zod.object({
  "id": zod.string().min(1).max(removeMerchantAgentParamsIdMax)
})

export type RemoveMerchantAgentParams = zod.input<typeof RemoveMerchantAgentParams>;
export type RemoveMerchantAgentParamsOutput = zod.output<typeof RemoveMerchantAgentParams>;
