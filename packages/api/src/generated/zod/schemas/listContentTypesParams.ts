/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod';

const listContentTypesParamsPageTypeMax = 40;


export const ListContentTypesParams = zod.object({
  "pageType": zod.string().min(1).max(listContentTypesParamsPageTypeMax)
})

export type ListContentTypesParams = zod.input<typeof ListContentTypesParams>;
export type ListContentTypesParamsOutput = zod.output<typeof ListContentTypesParams>;
