/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod';
import { MeasurementSystem } from './measurementSystem';

export const measurementUnitFactorExclusiveMin = 0;



export const MeasurementUnit = zod.object({
  "id": zod.string(),
  "quantityId": zod.string(),
  "title": zod.string(),
  "symbol": zod.string(),
  "displayText": zod.string(),
  "factor": zod.number().gt(measurementUnitFactorExclusiveMin),
  "offset": zod.number(),
  "system": MeasurementSystem,
  "isBase": zod.boolean()
});

export type MeasurementUnit = zod.input<typeof MeasurementUnit>;
export type MeasurementUnitOutput = zod.output<typeof MeasurementUnit>;
