/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod';

const tradeRequestBuyerCustomerIdMax = 64;

const tradeRequestBuyerNameMax = 300;

const tradeRequestBuyerCompanyNameMax = 300;



export const TradeRequestBuyer = zod.object({
  "customerId": zod.string().min(1).max(tradeRequestBuyerCustomerIdMax),
  "name": zod.string().max(tradeRequestBuyerNameMax),
  "companyName": zod.string().max(tradeRequestBuyerCompanyNameMax).optional()
});

export type TradeRequestBuyer = zod.input<typeof TradeRequestBuyer>;
export type TradeRequestBuyerOutput = zod.output<typeof TradeRequestBuyer>;
