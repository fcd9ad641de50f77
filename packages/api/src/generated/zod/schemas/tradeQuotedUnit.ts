/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod';

export const tradeQuotedUnitContainsQuantityExclusiveMin = 0;



export const TradeQuotedUnit = zod.object({
  "unitOfMeasurementId": zod.string(),
  "containsQuantity": zod.number().gt(tradeQuotedUnitContainsQuantityExclusiveMin)
});

export type TradeQuotedUnit = zod.input<typeof TradeQuotedUnit>;
export type TradeQuotedUnitOutput = zod.output<typeof TradeQuotedUnit>;
