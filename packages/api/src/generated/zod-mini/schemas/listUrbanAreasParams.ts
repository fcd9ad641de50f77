/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod/mini';

const listUrbanAreasParamsCityIdMax = 64;


export const ListUrbanAreasParams = /*#__PURE__*/ zod.object({
  "cityId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listUrbanAreasParamsCityIdMax))
})

export type ListUrbanAreasParams = zod.input<typeof ListUrbanAreasParams>;
export type ListUrbanAreasParamsOutput = zod.output<typeof ListUrbanAreasParams>;
