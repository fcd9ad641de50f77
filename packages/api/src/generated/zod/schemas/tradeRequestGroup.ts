/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod';
import { SupplierSummary } from './supplierSummary';
import { TradeRequestSummary } from './tradeRequestSummary';




export const TradeRequestGroup = zod.object({
  "supplier": SupplierSummary,
  "count": zod.int().min(1),
  "lastEventAt": zod.iso.datetime({"offset":true}),
  "items": zod.array(TradeRequestSummary)
});

export type TradeRequestGroup = zod.input<typeof TradeRequestGroup>;
export type TradeRequestGroupOutput = zod.output<typeof TradeRequestGroup>;
