/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod/mini';

const requiredNumberPropertyIdMax = 64;

const requiredNumberValueMin = -1000000000000;
const requiredNumberValueMax = 1000000000000;

const requiredNumberMaxValueMin = -1000000000000;
const requiredNumberMaxValueMax = 1000000000000;

const requiredNumberMeasurementUnitIdMax = 64;



export const RequiredNumber = /*#__PURE__*/ zod.object({
  "dataType": /*#__PURE__*/ zod.enum(['Number']),
  "propertyId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(requiredNumberPropertyIdMax)),
  "value": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.number().check(/*#__PURE__*/ zod.gte(requiredNumberValueMin)).check(/*#__PURE__*/ zod.lte(requiredNumberValueMax))),
  "maxValue": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.number().check(/*#__PURE__*/ zod.gte(requiredNumberMaxValueMin)).check(/*#__PURE__*/ zod.lte(requiredNumberMaxValueMax))),
  "measurementUnitId": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(requiredNumberMeasurementUnitIdMax)))
});

export type RequiredNumber = zod.input<typeof RequiredNumber>;
export type RequiredNumberOutput = zod.output<typeof RequiredNumber>;
