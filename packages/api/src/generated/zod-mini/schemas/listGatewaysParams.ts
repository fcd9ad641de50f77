/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod/mini';

const listGatewaysParamsAmountRialMax = 9007199254740991;


export const ListGatewaysParams = /*#__PURE__*/ zod.object({
  "amountRial": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listGatewaysParamsAmountRialMax)))
})

export type ListGatewaysParams = zod.input<typeof ListGatewaysParams>;
export type ListGatewaysParamsOutput = zod.output<typeof ListGatewaysParams>;
