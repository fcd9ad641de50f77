/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod';

export const tradeRequestPropertyInputPropertyIdMax = 64;

export const tradeRequestPropertyInputValueMin = -1000000000000;
export const tradeRequestPropertyInputValueMax = 1000000000000;

export const tradeRequestPropertyInputMaxValueMin = -1000000000000;
export const tradeRequestPropertyInputMaxValueMax = 1000000000000;

export const tradeRequestPropertyInputMeasurementUnitIdMax = 64;

export const tradeRequestPropertyInputTextMax = 500;

export const tradeRequestPropertyInputOptionIdsItemMax = 64;

export const tradeRequestPropertyInputOptionIdsMax = 50;



export const TradeRequestPropertyInput = zod.object({
  "propertyId": zod.string().min(1).max(tradeRequestPropertyInputPropertyIdMax),
  "value": zod.number().min(tradeRequestPropertyInputValueMin).max(tradeRequestPropertyInputValueMax).optional(),
  "maxValue": zod.number().min(tradeRequestPropertyInputMaxValueMin).max(tradeRequestPropertyInputMaxValueMax).optional(),
  "measurementUnitId": zod.string().min(1).max(tradeRequestPropertyInputMeasurementUnitIdMax).optional(),
  "text": zod.string().min(1).max(tradeRequestPropertyInputTextMax).optional(),
  "bool": zod.boolean().optional(),
  "optionIds": zod.array(zod.string().min(1).max(tradeRequestPropertyInputOptionIdsItemMax)).max(tradeRequestPropertyInputOptionIdsMax).optional()
});

export type TradeRequestPropertyInput = zod.input<typeof TradeRequestPropertyInput>;
export type TradeRequestPropertyInputOutput = zod.output<typeof TradeRequestPropertyInput>;
