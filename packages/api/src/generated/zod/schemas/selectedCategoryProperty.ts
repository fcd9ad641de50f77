/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod';

const selectedCategoryPropertyPropertyIdMax = 64;

const selectedCategoryPropertyMeasurementUnitIdMax = 64;

const selectedCategoryPropertyDefaultMeasurementUnitDisplayTextMax = 300;

const selectedCategoryPropertyOptionIdsItemMax = 64;

const selectedCategoryPropertyOptionIdsMax = 50;



export const SelectedCategoryProperty = zod.object({
  "propertyId": zod.string().min(1).max(selectedCategoryPropertyPropertyIdMax),
  "value": zod.number().optional(),
  "maxValue": zod.number().optional(),
  "measurementUnitId": zod.string().min(1).max(selectedCategoryPropertyMeasurementUnitIdMax).optional(),
  "defaultMeasurementUnitDisplayText": zod.string().max(selectedCategoryPropertyDefaultMeasurementUnitDisplayTextMax).optional(),
  "optionIds": zod.array(zod.string().min(1).max(selectedCategoryPropertyOptionIdsItemMax)).max(selectedCategoryPropertyOptionIdsMax).optional(),
  "bool": zod.boolean().optional()
});

export type SelectedCategoryProperty = zod.input<typeof SelectedCategoryProperty>;
export type SelectedCategoryPropertyOutput = zod.output<typeof SelectedCategoryProperty>;
