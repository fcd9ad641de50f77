/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod';

const listMerchantAgentsParamsMerchantIdMax = 80;


export const ListMerchantAgentsParams = zod.object({
  "merchantId": zod.string().min(1).max(listMerchantAgentsParamsMerchantIdMax).optional()
})

export type ListMerchantAgentsParams = zod.input<typeof ListMerchantAgentsParams>;
export type ListMerchantAgentsParamsOutput = zod.output<typeof ListMerchantAgentsParams>;
