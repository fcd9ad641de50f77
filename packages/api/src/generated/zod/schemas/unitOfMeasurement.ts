/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod';

const unitOfMeasurementIdMax = 64;

const unitOfMeasurementTitleMax = 300;

const unitOfMeasurementSymbolMax = 40;

const unitOfMeasurementQuantityIdMax = 64;



export const UnitOfMeasurement = zod.object({
  "id": zod.string().min(1).max(unitOfMeasurementIdMax),
  "title": zod.string().max(unitOfMeasurementTitleMax),
  "symbol": zod.string().max(unitOfMeasurementSymbolMax),
  "isDiscrete": zod.boolean(),
  "quantityId": zod.string().min(1).max(unitOfMeasurementQuantityIdMax).optional()
});

export type UnitOfMeasurement = zod.input<typeof UnitOfMeasurement>;
export type UnitOfMeasurementOutput = zod.output<typeof UnitOfMeasurement>;
