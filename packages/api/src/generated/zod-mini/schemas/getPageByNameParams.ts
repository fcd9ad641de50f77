/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod/mini';

const getPageByNameParamsNameMax = 60;


export const GetPageByNameParams = /*#__PURE__*/ zod.object({
  "name": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(getPageByNameParamsNameMax))
})

export type GetPageByNameParams = zod.input<typeof GetPageByNameParams>;
export type GetPageByNameParamsOutput = zod.output<typeof GetPageByNameParams>;
