/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod/mini';

export const selectedCategoryPropertyPropertyIdMax = 64;

export const selectedCategoryPropertyOptionIdsMax = 50;



export const SelectedCategoryProperty = /*#__PURE__*/ zod.object({
  "propertyId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(selectedCategoryPropertyPropertyIdMax)),
  "value": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.number()),
  "maxValue": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.number()),
  "measurementUnitId": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
  "defaultMeasurementUnitDisplayText": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
  "optionIds": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.array(/*#__PURE__*/ zod.string()).check(/*#__PURE__*/ zod.maxLength(selectedCategoryPropertyOptionIdsMax))),
  "bool": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean())
});

export type SelectedCategoryProperty = zod.input<typeof SelectedCategoryProperty>;
export type SelectedCategoryPropertyOutput = zod.output<typeof SelectedCategoryProperty>;
