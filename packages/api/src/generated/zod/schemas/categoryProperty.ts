/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod';
import { PropertyDataType } from './propertyDataType';
import { PropertyOption } from './propertyOption';

export const categoryPropertySortOrderMin = 0;

export const categoryPropertyDecimalsMin = 0;
export const categoryPropertyDecimalsMax = 9;



export const CategoryProperty = zod.object({
  "id": zod.string(),
  "categoryId": zod.string(),
  "title": zod.string(),
  "englishTitle": zod.string().optional(),
  "symbol": zod.string().optional(),
  "group": zod.string().optional(),
  "helpText": zod.string().optional(),
  "sortOrder": zod.int().min(categoryPropertySortOrderMin),
  "dataType": PropertyDataType,
  "isFilterable": zod.boolean(),
  "isComparable": zod.boolean(),
  "isKey": zod.boolean(),
  "isRequiredInRequest": zod.boolean(),
  "measurementQuantityId": zod.string().optional(),
  "defaultMeasurementUnitId": zod.string().optional(),
  "defaultMeasurementUnitDisplayText": zod.string().optional(),
  "minValue": zod.number().optional(),
  "maxValue": zod.number().optional(),
  "decimals": zod.int().min(categoryPropertyDecimalsMin).max(categoryPropertyDecimalsMax).optional(),
  "options": zod.array(PropertyOption).optional()
});

export type CategoryProperty = zod.input<typeof CategoryProperty>;
export type CategoryPropertyOutput = zod.output<typeof CategoryProperty>;
