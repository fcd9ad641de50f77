/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod/mini';

const listContentTypesParamsPageTypeMax = 40;


export const ListContentTypesParams = /*#__PURE__*/ zod.object({
  "pageType": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listContentTypesParamsPageTypeMax))
})

export type ListContentTypesParams = zod.input<typeof ListContentTypesParams>;
export type ListContentTypesParamsOutput = zod.output<typeof ListContentTypesParams>;
