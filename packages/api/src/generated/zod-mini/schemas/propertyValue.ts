/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod/mini';

const propertyValueDecimalsMin = 0;
const propertyValueDecimalsMax = 9;



export const PropertyValue = /*#__PURE__*/ zod.object({
  "propertyId": /*#__PURE__*/ zod.string(),
  "title": /*#__PURE__*/ zod.string(),
  "englishTitle": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
  "symbol": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
  "group": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
  "value": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.number()),
  "maxValue": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.number()),
  "baseValue": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.number()),
  "baseMaxValue": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.number()),
  "measurementQuantityId": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
  "measurementUnitId": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
  "unitDisplayText": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
  "decimals": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(propertyValueDecimalsMin)).check(/*#__PURE__*/ zod.lte(propertyValueDecimalsMax))),
  "text": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
  "bool": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean()),
  "optionIds": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.array(/*#__PURE__*/ zod.string())),
  "optionTitles": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.array(/*#__PURE__*/ zod.string()))
});

export type PropertyValue = zod.input<typeof PropertyValue>;
export type PropertyValueOutput = zod.output<typeof PropertyValue>;
