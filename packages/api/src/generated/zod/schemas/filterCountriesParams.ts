/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod';

const filterCountriesParamsTermMax = 120;


export const FilterCountriesParams = zod.object({
  "term": zod.string().min(1).max(filterCountriesParamsTermMax).optional()
})

export type FilterCountriesParams = zod.input<typeof FilterCountriesParams>;
export type FilterCountriesParamsOutput = zod.output<typeof FilterCountriesParams>;
