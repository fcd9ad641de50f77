/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod';

export const TradeRequestBuyer = zod.object({
  "customerId": zod.string(),
  "name": zod.string(),
  "companyName": zod.string().optional()
});

export type TradeRequestBuyer = zod.input<typeof TradeRequestBuyer>;
export type TradeRequestBuyerOutput = zod.output<typeof TradeRequestBuyer>;
