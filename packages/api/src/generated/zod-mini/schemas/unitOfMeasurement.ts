/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod/mini';

export const UnitOfMeasurement = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.string(),
  "title": /*#__PURE__*/ zod.string(),
  "symbol": /*#__PURE__*/ zod.string(),
  "isDiscrete": /*#__PURE__*/ zod.boolean(),
  "quantityId": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string())
});

export type UnitOfMeasurement = zod.input<typeof UnitOfMeasurement>;
export type UnitOfMeasurementOutput = zod.output<typeof UnitOfMeasurement>;
