/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod/mini';
import { TradeRequestPropertyInput } from './tradeRequestPropertyInput';

const tradeRequestLineInputIdMax = 64;

const tradeRequestLineInputSupplierProductIdMax = 64;

const tradeRequestLineInputBaseProductIdMax = 64;

const tradeRequestLineInputCategoryIdMax = 64;

const tradeRequestLineInputTitleMin = 2;
const tradeRequestLineInputTitleMax = 200;

const tradeRequestLineInputQuantityMin = 0;
const tradeRequestLineInputQuantityMax = 1000000000000;

const tradeRequestLineInputUnitOfMeasurementIdMax = 64;

const tradeRequestLineInputPriceQuantitiesItemExclusiveMin = 0;
const tradeRequestLineInputPriceQuantitiesItemMax = 1000000000;

const tradeRequestLineInputPriceQuantitiesMax = 5;

const tradeRequestLineInputRequiredPropertiesMax = 50;

const tradeRequestLineInputTargetPriceRialMin = 0;
const tradeRequestLineInputTargetPriceRialMax = 9000000000000000;

const tradeRequestLineInputNoteMax = 1000;

const tradeRequestLineInputFileIdsItemMax = 64;

const tradeRequestLineInputFileIdsMax = 10;



export const TradeRequestLineInput = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(tradeRequestLineInputIdMax))),
  "supplierProductId": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(tradeRequestLineInputSupplierProductIdMax))),
  "baseProductId": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(tradeRequestLineInputBaseProductIdMax))),
  "categoryId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(tradeRequestLineInputCategoryIdMax)),
  "title": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(tradeRequestLineInputTitleMin)).check(/*#__PURE__*/ zod.maxLength(tradeRequestLineInputTitleMax)),
  "quantity": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.number().check(/*#__PURE__*/ zod.gte(tradeRequestLineInputQuantityMin)).check(/*#__PURE__*/ zod.lte(tradeRequestLineInputQuantityMax))),
  "unitOfMeasurementId": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(tradeRequestLineInputUnitOfMeasurementIdMax))),
  "priceQuantities": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.array(/*#__PURE__*/ zod.number().check(/*#__PURE__*/ zod.gt(tradeRequestLineInputPriceQuantitiesItemExclusiveMin)).check(/*#__PURE__*/ zod.lte(tradeRequestLineInputPriceQuantitiesItemMax))).check(/*#__PURE__*/ zod.maxLength(tradeRequestLineInputPriceQuantitiesMax))),
  "requiredProperties": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.array(TradeRequestPropertyInput).check(/*#__PURE__*/ zod.maxLength(tradeRequestLineInputRequiredPropertiesMax))),
  "targetPriceRial": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(tradeRequestLineInputTargetPriceRialMin)).check(/*#__PURE__*/ zod.lte(tradeRequestLineInputTargetPriceRialMax))),
  "note": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(tradeRequestLineInputNoteMax))),
  "fileIds": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.array(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(tradeRequestLineInputFileIdsItemMax))).check(/*#__PURE__*/ zod.maxLength(tradeRequestLineInputFileIdsMax)))
});

export type TradeRequestLineInput = zod.input<typeof TradeRequestLineInput>;
export type TradeRequestLineInputOutput = zod.output<typeof TradeRequestLineInput>;
