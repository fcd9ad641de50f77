/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod/mini';

const filterCountriesParamsTermMax = 120;


export const FilterCountriesParams = /*#__PURE__*/ zod.object({
  "term": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(filterCountriesParamsTermMax)))
})

export type FilterCountriesParams = zod.input<typeof FilterCountriesParams>;
export type FilterCountriesParamsOutput = zod.output<typeof FilterCountriesParams>;
