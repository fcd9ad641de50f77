/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod';
import { MeasurementSystem } from './measurementSystem';

const measurementUnitIdMax = 64;

const measurementUnitQuantityIdMax = 64;

const measurementUnitTitleMax = 300;

const measurementUnitSymbolMax = 40;

const measurementUnitDisplayTextMax = 300;

const measurementUnitFactorExclusiveMin = 0;



export const MeasurementUnit = zod.object({
  "id": zod.string().min(1).max(measurementUnitIdMax),
  "quantityId": zod.string().min(1).max(measurementUnitQuantityIdMax),
  "title": zod.string().max(measurementUnitTitleMax),
  "symbol": zod.string().max(measurementUnitSymbolMax),
  "displayText": zod.string().max(measurementUnitDisplayTextMax),
  "factor": zod.number().gt(measurementUnitFactorExclusiveMin),
  "offset": zod.number(),
  "system": MeasurementSystem,
  "isBase": zod.boolean()
});

export type MeasurementUnit = zod.input<typeof MeasurementUnit>;
export type MeasurementUnitOutput = zod.output<typeof MeasurementUnit>;
