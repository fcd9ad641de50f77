/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod';

const filterUnitsOfMeasurementParamsTermMax = 120;

const filterUnitsOfMeasurementParamsQuantityIdMax = 64;


export const FilterUnitsOfMeasurementParams = zod.object({
  "term": zod.string().min(1).max(filterUnitsOfMeasurementParamsTermMax).optional(),
  "quantityId": zod.string().min(1).max(filterUnitsOfMeasurementParamsQuantityIdMax).optional()
})

export type FilterUnitsOfMeasurementParams = zod.input<typeof FilterUnitsOfMeasurementParams>;
export type FilterUnitsOfMeasurementParamsOutput = zod.output<typeof FilterUnitsOfMeasurementParams>;
