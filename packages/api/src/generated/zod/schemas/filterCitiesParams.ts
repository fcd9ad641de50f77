/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod';

const filterCitiesParamsStateIdMax = 64;

const filterCitiesParamsTermMax = 120;


export const FilterCitiesParams = zod.object({
  "stateId": zod.string().min(1).max(filterCitiesParamsStateIdMax).optional(),
  "term": zod.string().min(1).max(filterCitiesParamsTermMax).optional()
})

export type FilterCitiesParams = zod.input<typeof FilterCitiesParams>;
export type FilterCitiesParamsOutput = zod.output<typeof FilterCitiesParams>;
