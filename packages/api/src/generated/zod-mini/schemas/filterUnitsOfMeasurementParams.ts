/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod/mini';

const filterUnitsOfMeasurementParamsTermMax = 120;

const filterUnitsOfMeasurementParamsQuantityIdMax = 64;


export const FilterUnitsOfMeasurementParams = /*#__PURE__*/ zod.object({
  "term": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(filterUnitsOfMeasurementParamsTermMax))),
  "quantityId": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(filterUnitsOfMeasurementParamsQuantityIdMax)))
})

export type FilterUnitsOfMeasurementParams = zod.input<typeof FilterUnitsOfMeasurementParams>;
export type FilterUnitsOfMeasurementParamsOutput = zod.output<typeof FilterUnitsOfMeasurementParams>;
