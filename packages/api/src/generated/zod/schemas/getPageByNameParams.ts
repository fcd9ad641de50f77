/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod';

const getPageByNameParamsNameMax = 60;


export const GetPageByNameParams = zod.object({
  "name": zod.string().min(1).max(getPageByNameParamsNameMax)
})

export type GetPageByNameParams = zod.input<typeof GetPageByNameParams>;
export type GetPageByNameParamsOutput = zod.output<typeof GetPageByNameParams>;
