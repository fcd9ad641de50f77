/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod';

const listUrbanAreasParamsCityIdMax = 64;


export const ListUrbanAreasParams = zod.object({
  "cityId": zod.string().min(1).max(listUrbanAreasParamsCityIdMax)
})

export type ListUrbanAreasParams = zod.input<typeof ListUrbanAreasParams>;
export type ListUrbanAreasParamsOutput = zod.output<typeof ListUrbanAreasParams>;
