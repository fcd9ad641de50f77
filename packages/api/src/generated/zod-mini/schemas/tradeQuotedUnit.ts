/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod/mini';

const tradeQuotedUnitContainsQuantityExclusiveMin = 0;



export const TradeQuotedUnit = /*#__PURE__*/ zod.object({
  "unitOfMeasurementId": /*#__PURE__*/ zod.string(),
  "containsQuantity": /*#__PURE__*/ zod.number().check(/*#__PURE__*/ zod.gt(tradeQuotedUnitContainsQuantityExclusiveMin))
});

export type TradeQuotedUnit = zod.input<typeof TradeQuotedUnit>;
export type TradeQuotedUnitOutput = zod.output<typeof TradeQuotedUnit>;
