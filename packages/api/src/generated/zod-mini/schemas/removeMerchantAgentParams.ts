/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod/mini';

const removeMerchantAgentParamsIdMax = 80;


export const RemoveMerchantAgentParams = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(removeMerchantAgentParamsIdMax))
})

export type RemoveMerchantAgentParams = zod.input<typeof RemoveMerchantAgentParams>;
export type RemoveMerchantAgentParamsOutput = zod.output<typeof RemoveMerchantAgentParams>;
