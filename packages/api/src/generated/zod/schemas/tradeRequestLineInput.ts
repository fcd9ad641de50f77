/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod';
import { TradeRequestPropertyInput } from './tradeRequestPropertyInput';

export const tradeRequestLineInputIdMax = 64;

export const tradeRequestLineInputSupplierProductIdMax = 64;

export const tradeRequestLineInputBaseProductIdMax = 64;

export const tradeRequestLineInputCategoryIdMax = 64;

export const tradeRequestLineInputTitleMin = 2;
export const tradeRequestLineInputTitleMax = 200;

export const tradeRequestLineInputQuantityMin = 0;
export const tradeRequestLineInputQuantityMax = 1000000000000;

export const tradeRequestLineInputUnitOfMeasurementIdMax = 64;

export const tradeRequestLineInputPriceQuantitiesItemExclusiveMin = 0;
export const tradeRequestLineInputPriceQuantitiesItemMax = 1000000000;

export const tradeRequestLineInputPriceQuantitiesMax = 5;

export const tradeRequestLineInputRequiredPropertiesMax = 50;

export const tradeRequestLineInputTargetPriceRialMin = 0;
export const tradeRequestLineInputTargetPriceRialMax = 9000000000000000;

export const tradeRequestLineInputNoteMax = 1000;

export const tradeRequestLineInputFileIdsItemMax = 64;

export const tradeRequestLineInputFileIdsMax = 10;



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
