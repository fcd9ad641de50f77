/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod/mini';
import { PropertyDataType } from './propertyDataType';
import { PropertyOption } from './propertyOption';

const categoryPropertySortOrderMin = 0;

const categoryPropertyDecimalsMin = 0;
const categoryPropertyDecimalsMax = 9;



export const CategoryProperty = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.string(),
  "categoryId": /*#__PURE__*/ zod.string(),
  "title": /*#__PURE__*/ zod.string(),
  "englishTitle": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
  "symbol": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
  "group": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
  "helpText": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
  "sortOrder": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(categoryPropertySortOrderMin)),
  "dataType": PropertyDataType,
  "isFilterable": /*#__PURE__*/ zod.boolean(),
  "isComparable": /*#__PURE__*/ zod.boolean(),
  "isKey": /*#__PURE__*/ zod.boolean(),
  "isRequiredInRequest": /*#__PURE__*/ zod.boolean(),
  "measurementQuantityId": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
  "defaultMeasurementUnitId": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
  "defaultMeasurementUnitDisplayText": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
  "minValue": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.number()),
  "maxValue": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.number()),
  "decimals": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(categoryPropertyDecimalsMin)).check(/*#__PURE__*/ zod.lte(categoryPropertyDecimalsMax))),
  "options": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.array(PropertyOption))
});

export type CategoryProperty = zod.input<typeof CategoryProperty>;
export type CategoryPropertyOutput = zod.output<typeof CategoryProperty>;
