/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod';

const filterStatesParamsCountryIdMax = 64;

const filterStatesParamsTermMax = 120;


export const FilterStatesParams = zod.object({
  "countryId": zod.string().min(1).max(filterStatesParamsCountryIdMax),
  "term": zod.string().min(1).max(filterStatesParamsTermMax).optional()
})

export type FilterStatesParams = zod.input<typeof FilterStatesParams>;
export type FilterStatesParamsOutput = zod.output<typeof FilterStatesParams>;
