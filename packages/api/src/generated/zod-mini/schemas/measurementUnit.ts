/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod/mini';
import { MeasurementSystem } from './measurementSystem';

const measurementUnitFactorExclusiveMin = 0;



export const MeasurementUnit = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.string(),
  "quantityId": /*#__PURE__*/ zod.string(),
  "title": /*#__PURE__*/ zod.string(),
  "symbol": /*#__PURE__*/ zod.string(),
  "displayText": /*#__PURE__*/ zod.string(),
  "factor": /*#__PURE__*/ zod.number().check(/*#__PURE__*/ zod.gt(measurementUnitFactorExclusiveMin)),
  "offset": /*#__PURE__*/ zod.number(),
  "system": MeasurementSystem,
  "isBase": /*#__PURE__*/ zod.boolean()
});

export type MeasurementUnit = zod.input<typeof MeasurementUnit>;
export type MeasurementUnitOutput = zod.output<typeof MeasurementUnit>;
