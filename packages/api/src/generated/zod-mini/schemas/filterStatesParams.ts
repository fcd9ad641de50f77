/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod/mini';

const filterStatesParamsCountryIdMax = 64;

const filterStatesParamsTermMax = 120;


export const FilterStatesParams = /*#__PURE__*/ zod.object({
  "countryId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(filterStatesParamsCountryIdMax)),
  "term": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(filterStatesParamsTermMax)))
})

export type FilterStatesParams = zod.input<typeof FilterStatesParams>;
export type FilterStatesParamsOutput = zod.output<typeof FilterStatesParams>;
