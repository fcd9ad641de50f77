/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod';
import { PropertyDataType } from './propertyDataType';
import { PropertyOption } from './propertyOption';

const categoryPropertyIdMax = 64;

const categoryPropertyCategoryIdMax = 64;

const categoryPropertyTitleMax = 300;

const categoryPropertyEnglishTitleMax = 300;

const categoryPropertySymbolMax = 40;

const categoryPropertyGroupMax = 300;

const categoryPropertyHelpTextMax = 2000;

const categoryPropertySortOrderMin = 0;
const categoryPropertySortOrderMax = 2147483647;

const categoryPropertyMeasurementQuantityIdMax = 64;

const categoryPropertyDefaultMeasurementUnitIdMax = 64;

const categoryPropertyDefaultMeasurementUnitDisplayTextMax = 300;

const categoryPropertyDecimalsMin = 0;
const categoryPropertyDecimalsMax = 9;

const categoryPropertyOptionsMax = 2000;



export const CategoryProperty = zod.object({
  "id": zod.string().min(1).max(categoryPropertyIdMax),
  "categoryId": zod.string().min(1).max(categoryPropertyCategoryIdMax),
  "title": zod.string().max(categoryPropertyTitleMax),
  "englishTitle": zod.string().max(categoryPropertyEnglishTitleMax).optional(),
  "symbol": zod.string().max(categoryPropertySymbolMax).optional(),
  "group": zod.string().max(categoryPropertyGroupMax).optional(),
  "helpText": zod.string().max(categoryPropertyHelpTextMax).optional(),
  "sortOrder": zod.int().min(categoryPropertySortOrderMin).max(categoryPropertySortOrderMax),
  "dataType": PropertyDataType,
  "isFilterable": zod.boolean(),
  "isComparable": zod.boolean(),
  "isKey": zod.boolean(),
  "isRequiredInRequest": zod.boolean(),
  "measurementQuantityId": zod.string().min(1).max(categoryPropertyMeasurementQuantityIdMax).optional(),
  "defaultMeasurementUnitId": zod.string().min(1).max(categoryPropertyDefaultMeasurementUnitIdMax).optional(),
  "defaultMeasurementUnitDisplayText": zod.string().max(categoryPropertyDefaultMeasurementUnitDisplayTextMax).optional(),
  "minValue": zod.number().optional(),
  "maxValue": zod.number().optional(),
  "decimals": zod.int().min(categoryPropertyDecimalsMin).max(categoryPropertyDecimalsMax).optional(),
  "options": zod.array(PropertyOption).max(categoryPropertyOptionsMax).optional()
});

export type CategoryProperty = zod.input<typeof CategoryProperty>;
export type CategoryPropertyOutput = zod.output<typeof CategoryProperty>;
