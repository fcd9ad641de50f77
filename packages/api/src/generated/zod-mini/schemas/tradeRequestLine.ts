/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod/mini';
import { FileRef } from './fileRef';
import { PropertyValue } from './propertyValue';
import { TradeRequestLineAnswer } from './tradeRequestLineAnswer';

const tradeRequestLineQuantityMin = 0;

const tradeRequestLineTargetPriceRialMin = 0;



export const TradeRequestLine = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.string(),
  "supplierProductId": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
  "baseProductId": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
  "categoryId": /*#__PURE__*/ zod.string(),
  "title": /*#__PURE__*/ zod.string(),
  "quantity": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.number().check(/*#__PURE__*/ zod.gte(tradeRequestLineQuantityMin))),
  "unitOfMeasurementId": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
  "priceQuantities": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.array(/*#__PURE__*/ zod.number())),
  "requiredProperties": /*#__PURE__*/ zod.array(PropertyValue),
  "targetPriceRial": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(tradeRequestLineTargetPriceRialMin))),
  "note": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
  "fileIds": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.string()),
  "files": /*#__PURE__*/ zod.array(FileRef),
  "answer": /*#__PURE__*/ zod.optional(TradeRequestLineAnswer)
});

export type TradeRequestLine = zod.input<typeof TradeRequestLine>;
export type TradeRequestLineOutput = zod.output<typeof TradeRequestLine>;
