/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod/mini';

export const tradeRequestPropertyInputPropertyIdMax = 64;

export const tradeRequestPropertyInputValueMin = -1000000000000;
export const tradeRequestPropertyInputValueMax = 1000000000000;

export const tradeRequestPropertyInputMaxValueMin = -1000000000000;
export const tradeRequestPropertyInputMaxValueMax = 1000000000000;

export const tradeRequestPropertyInputMeasurementUnitIdMax = 64;

export const tradeRequestPropertyInputTextMax = 500;

export const tradeRequestPropertyInputOptionIdsItemMax = 64;

export const tradeRequestPropertyInputOptionIdsMax = 50;



export const TradeRequestPropertyInput = /*#__PURE__*/ zod.object({
  "propertyId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(tradeRequestPropertyInputPropertyIdMax)),
  "value": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.number().check(/*#__PURE__*/ zod.gte(tradeRequestPropertyInputValueMin)).check(/*#__PURE__*/ zod.lte(tradeRequestPropertyInputValueMax))),
  "maxValue": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.number().check(/*#__PURE__*/ zod.gte(tradeRequestPropertyInputMaxValueMin)).check(/*#__PURE__*/ zod.lte(tradeRequestPropertyInputMaxValueMax))),
  "measurementUnitId": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(tradeRequestPropertyInputMeasurementUnitIdMax))),
  "text": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(tradeRequestPropertyInputTextMax))),
  "bool": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean()),
  "optionIds": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.array(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(tradeRequestPropertyInputOptionIdsItemMax))).check(/*#__PURE__*/ zod.maxLength(tradeRequestPropertyInputOptionIdsMax)))
});

export type TradeRequestPropertyInput = zod.input<typeof TradeRequestPropertyInput>;
export type TradeRequestPropertyInputOutput = zod.output<typeof TradeRequestPropertyInput>;
