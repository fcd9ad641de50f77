/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod';

const tradeQuotedUnitUnitOfMeasurementIdMax = 64;

const tradeQuotedUnitContainsQuantityExclusiveMin = 0;



export const TradeQuotedUnit = zod.object({
  "unitOfMeasurementId": zod.string().min(1).max(tradeQuotedUnitUnitOfMeasurementIdMax),
  "containsQuantity": zod.number().gt(tradeQuotedUnitContainsQuantityExclusiveMin)
});

export type TradeQuotedUnit = zod.input<typeof TradeQuotedUnit>;
export type TradeQuotedUnitOutput = zod.output<typeof TradeQuotedUnit>;
