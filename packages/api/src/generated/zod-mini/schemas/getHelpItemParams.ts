/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod/mini';

const getHelpItemParamsUniqueIdMax = 64;


export const GetHelpItemParams = /*#__PURE__*/ zod.object({
  "uniqueId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(getHelpItemParamsUniqueIdMax))
})

export type GetHelpItemParams = zod.input<typeof GetHelpItemParams>;
export type GetHelpItemParamsOutput = zod.output<typeof GetHelpItemParams>;
