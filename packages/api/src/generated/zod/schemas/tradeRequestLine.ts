/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod';
import { FileRef } from './fileRef';
import { PropertyValue } from './propertyValue';
import { TradeRequestLineAnswer } from './tradeRequestLineAnswer';

const tradeRequestLineIdMax = 64;

const tradeRequestLineSupplierProductIdMax = 64;

const tradeRequestLineBaseProductIdMax = 64;

const tradeRequestLineCategoryIdMax = 64;

const tradeRequestLineTitleMax = 300;

const tradeRequestLineQuantityMin = 0;
const tradeRequestLineQuantityMax = 1000000000000;

const tradeRequestLineUnitOfMeasurementIdMax = 64;

const tradeRequestLinePriceQuantitiesMax = 200;

const tradeRequestLineRequiredPropertiesMax = 200;

const tradeRequestLineTargetPriceRialMin = 0;
const tradeRequestLineTargetPriceRialMax = 9007199254740991;

const tradeRequestLineNoteMax = 4000;

const tradeRequestLineFileIdsItemMax = 64;

const tradeRequestLineFileIdsMax = 200;

const tradeRequestLineFilesMax = 200;



export const TradeRequestLine = zod.object({
  "id": zod.string().min(1).max(tradeRequestLineIdMax),
  "supplierProductId": zod.string().min(1).max(tradeRequestLineSupplierProductIdMax).optional(),
  "baseProductId": zod.string().min(1).max(tradeRequestLineBaseProductIdMax).optional(),
  "categoryId": zod.string().min(1).max(tradeRequestLineCategoryIdMax),
  "title": zod.string().max(tradeRequestLineTitleMax),
  "quantity": zod.number().min(tradeRequestLineQuantityMin).max(tradeRequestLineQuantityMax).optional(),
  "unitOfMeasurementId": zod.string().min(1).max(tradeRequestLineUnitOfMeasurementIdMax).optional(),
  "priceQuantities": zod.array(zod.number()).max(tradeRequestLinePriceQuantitiesMax).optional(),
  "requiredProperties": zod.array(PropertyValue).max(tradeRequestLineRequiredPropertiesMax),
  "targetPriceRial": zod.int().min(tradeRequestLineTargetPriceRialMin).max(tradeRequestLineTargetPriceRialMax).optional(),
  "note": zod.string().max(tradeRequestLineNoteMax).optional(),
  "fileIds": zod.array(zod.string().min(1).max(tradeRequestLineFileIdsItemMax)).max(tradeRequestLineFileIdsMax),
  "files": zod.array(FileRef).max(tradeRequestLineFilesMax),
  "answer": TradeRequestLineAnswer.optional()
});

export type TradeRequestLine = zod.input<typeof TradeRequestLine>;
export type TradeRequestLineOutput = zod.output<typeof TradeRequestLine>;
