/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod/mini';

const filterCitiesParamsStateIdMax = 64;

const filterCitiesParamsTermMax = 120;


export const FilterCitiesParams = /*#__PURE__*/ zod.object({
  "stateId": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(filterCitiesParamsStateIdMax))),
  "term": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(filterCitiesParamsTermMax)))
})

export type FilterCitiesParams = zod.input<typeof FilterCitiesParams>;
export type FilterCitiesParamsOutput = zod.output<typeof FilterCitiesParams>;
