/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod';

export const UnitOfMeasurement = zod.object({
  "id": zod.string(),
  "title": zod.string(),
  "symbol": zod.string(),
  "isDiscrete": zod.boolean(),
  "quantityId": zod.string().optional()
});

export type UnitOfMeasurement = zod.input<typeof UnitOfMeasurement>;
export type UnitOfMeasurementOutput = zod.output<typeof UnitOfMeasurement>;
