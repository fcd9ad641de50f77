/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod';

export const selectedCategoryPropertyPropertyIdMax = 64;

export const selectedCategoryPropertyOptionIdsMax = 50;



export const SelectedCategoryProperty = zod.object({
  "propertyId": zod.string().min(1).max(selectedCategoryPropertyPropertyIdMax),
  "value": zod.number().optional(),
  "maxValue": zod.number().optional(),
  "measurementUnitId": zod.string().optional(),
  "defaultMeasurementUnitDisplayText": zod.string().optional(),
  "optionIds": zod.array(zod.string()).max(selectedCategoryPropertyOptionIdsMax).optional(),
  "bool": zod.boolean().optional()
});

export type SelectedCategoryProperty = zod.input<typeof SelectedCategoryProperty>;
export type SelectedCategoryPropertyOutput = zod.output<typeof SelectedCategoryProperty>;
