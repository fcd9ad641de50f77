/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod/mini';
import { SupplierSummary } from './supplierSummary';
import { TradeRequestSummary } from './tradeRequestSummary';




export const TradeRequestGroup = /*#__PURE__*/ zod.object({
  "supplier": SupplierSummary,
  "count": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)),
  "lastEventAt": /*#__PURE__*/ zod.iso.datetime({"offset":true}),
  "items": /*#__PURE__*/ zod.array(TradeRequestSummary)
});

export type TradeRequestGroup = zod.input<typeof TradeRequestGroup>;
export type TradeRequestGroupOutput = zod.output<typeof TradeRequestGroup>;
