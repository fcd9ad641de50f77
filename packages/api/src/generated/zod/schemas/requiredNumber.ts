/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod';

const requiredNumberPropertyIdMax = 64;

const requiredNumberValueMin = -1000000000000;
const requiredNumberValueMax = 1000000000000;

const requiredNumberMaxValueMin = -1000000000000;
const requiredNumberMaxValueMax = 1000000000000;

const requiredNumberMeasurementUnitIdMax = 64;



export const RequiredNumber = zod.object({
  "dataType": zod.enum(['Number']),
  "propertyId": zod.string().min(1).max(requiredNumberPropertyIdMax),
  "value": zod.number().min(requiredNumberValueMin).max(requiredNumberValueMax).optional(),
  "maxValue": zod.number().min(requiredNumberMaxValueMin).max(requiredNumberMaxValueMax).optional(),
  "measurementUnitId": zod.string().min(1).max(requiredNumberMeasurementUnitIdMax).optional()
});

export type RequiredNumber = zod.input<typeof RequiredNumber>;
export type RequiredNumberOutput = zod.output<typeof RequiredNumber>;
