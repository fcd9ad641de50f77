/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod/mini';

const selectedCategoryPropertyPropertyIdMax = 64;

const selectedCategoryPropertyMeasurementUnitIdMax = 64;

const selectedCategoryPropertyDefaultMeasurementUnitDisplayTextMax = 300;

const selectedCategoryPropertyOptionIdsItemMax = 64;

const selectedCategoryPropertyOptionIdsMax = 50;



export const SelectedCategoryProperty = /*#__PURE__*/ zod.object({
  "propertyId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(selectedCategoryPropertyPropertyIdMax)),
  "value": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.number()),
  "maxValue": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.number()),
  "measurementUnitId": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(selectedCategoryPropertyMeasurementUnitIdMax))),
  "defaultMeasurementUnitDisplayText": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(selectedCategoryPropertyDefaultMeasurementUnitDisplayTextMax))),
  "optionIds": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.array(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(selectedCategoryPropertyOptionIdsItemMax))).check(/*#__PURE__*/ zod.maxLength(selectedCategoryPropertyOptionIdsMax))),
  "bool": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean())
});

export type SelectedCategoryProperty = zod.input<typeof SelectedCategoryProperty>;
export type SelectedCategoryPropertyOutput = zod.output<typeof SelectedCategoryProperty>;
