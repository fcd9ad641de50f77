/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod';
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



export const TradeRequestLineInput = zod.object({
  "id": zod.string().min(1).max(tradeRequestLineInputIdMax).optional(),
  "supplierProductId": zod.string().min(1).max(tradeRequestLineInputSupplierProductIdMax).optional(),
  "baseProductId": zod.string().min(1).max(tradeRequestLineInputBaseProductIdMax).optional(),
  "categoryId": zod.string().min(1).max(tradeRequestLineInputCategoryIdMax),
  "title": zod.string().min(tradeRequestLineInputTitleMin).max(tradeRequestLineInputTitleMax),
  "quantity": zod.number().min(tradeRequestLineInputQuantityMin).max(tradeRequestLineInputQuantityMax).optional(),
  "unitOfMeasurementId": zod.string().min(1).max(tradeRequestLineInputUnitOfMeasurementIdMax).optional(),
  "priceQuantities": zod.array(zod.number().gt(tradeRequestLineInputPriceQuantitiesItemExclusiveMin).max(tradeRequestLineInputPriceQuantitiesItemMax)).max(tradeRequestLineInputPriceQuantitiesMax).optional(),
  "requiredProperties": zod.array(TradeRequestPropertyInput).max(tradeRequestLineInputRequiredPropertiesMax).optional(),
  "targetPriceRial": zod.int().min(tradeRequestLineInputTargetPriceRialMin).max(tradeRequestLineInputTargetPriceRialMax).optional(),
  "note": zod.string().min(1).max(tradeRequestLineInputNoteMax).optional(),
  "fileIds": zod.array(zod.string().min(1).max(tradeRequestLineInputFileIdsItemMax)).max(tradeRequestLineInputFileIdsMax).optional()
});

export type TradeRequestLineInput = zod.input<typeof TradeRequestLineInput>;
export type TradeRequestLineInputOutput = zod.output<typeof TradeRequestLineInput>;
