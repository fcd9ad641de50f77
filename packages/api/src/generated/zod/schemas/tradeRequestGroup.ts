/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod';
import { SupplierSummary } from './supplierSummary';
import { TradeRequestSummary } from './tradeRequestSummary';

const tradeRequestGroupCountMax = 2147483647;

const tradeRequestGroupItemsMax = 100;



export const TradeRequestGroup = zod.object({
  "supplier": SupplierSummary,
  "count": zod.int().min(1).max(tradeRequestGroupCountMax),
  "lastEventAt": zod.iso.datetime({"offset":true}),
  "items": zod.array(TradeRequestSummary).max(tradeRequestGroupItemsMax)
});

export type TradeRequestGroup = zod.input<typeof TradeRequestGroup>;
export type TradeRequestGroupOutput = zod.output<typeof TradeRequestGroup>;
