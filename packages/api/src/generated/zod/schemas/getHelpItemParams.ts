/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod';

const getHelpItemParamsUniqueIdMax = 64;


export const GetHelpItemParams = zod.object({
  "uniqueId": zod.string().min(1).max(getHelpItemParamsUniqueIdMax)
})

export type GetHelpItemParams = zod.input<typeof GetHelpItemParams>;
export type GetHelpItemParamsOutput = zod.output<typeof GetHelpItemParams>;
