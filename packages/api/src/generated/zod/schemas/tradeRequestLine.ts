/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod';
import { FileRef } from './fileRef';
import { PropertyValue } from './propertyValue';
import { TradeRequestLineAnswer } from './tradeRequestLineAnswer';

export const tradeRequestLineQuantityMin = 0;
export const tradeRequestLineQuantityMax = 1000000000000;

export const tradeRequestLineTargetPriceRialMin = 0;



export const TradeRequestLine = zod.object({
  "id": zod.string(),
  "supplierProductId": zod.string().optional(),
  "baseProductId": zod.string().optional(),
  "categoryId": zod.string(),
  "title": zod.string(),
  "quantity": zod.number().min(tradeRequestLineQuantityMin).max(tradeRequestLineQuantityMax).optional(),
  "unitOfMeasurementId": zod.string().optional(),
  "priceQuantities": zod.array(zod.number()).optional(),
  "requiredProperties": zod.array(PropertyValue),
  "targetPriceRial": zod.int().min(tradeRequestLineTargetPriceRialMin).optional(),
  "note": zod.string().optional(),
  "fileIds": zod.array(zod.string()),
  "files": zod.array(FileRef),
  "answer": TradeRequestLineAnswer.optional()
});

export type TradeRequestLine = zod.input<typeof TradeRequestLine>;
export type TradeRequestLineOutput = zod.output<typeof TradeRequestLine>;
