/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod/mini';

const listMerchantAgentsParamsMerchantIdMax = 80;


export const ListMerchantAgentsParams = /*#__PURE__*/ zod.object({
  "merchantId": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listMerchantAgentsParamsMerchantIdMax)))
})

export type ListMerchantAgentsParams = zod.input<typeof ListMerchantAgentsParams>;
export type ListMerchantAgentsParamsOutput = zod.output<typeof ListMerchantAgentsParams>;
