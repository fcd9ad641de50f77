/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod';

const listGatewaysParamsAmountRialMax = 9007199254740991;


export const ListGatewaysParams = zod.object({
  "amountRial": zod.int().min(1).max(listGatewaysParamsAmountRialMax).optional()
})

export type ListGatewaysParams = zod.input<typeof ListGatewaysParams>;
export type ListGatewaysParamsOutput = zod.output<typeof ListGatewaysParams>;
