/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod/mini';

export const TradeRequestBuyer = /*#__PURE__*/ zod.object({
  "customerId": /*#__PURE__*/ zod.string(),
  "name": /*#__PURE__*/ zod.string(),
  "companyName": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string())
});

export type TradeRequestBuyer = zod.input<typeof TradeRequestBuyer>;
export type TradeRequestBuyerOutput = zod.output<typeof TradeRequestBuyer>;
