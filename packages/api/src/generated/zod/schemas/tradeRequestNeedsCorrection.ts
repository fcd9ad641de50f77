/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod';
import { Currency } from './currency';
import { DeliveryMethod } from './deliveryMethod';
import { PaymentTerm } from './paymentTerm';
import { SupplierSummary } from './supplierSummary';
import { TradeDocument } from './tradeDocument';
import { TradeRequestAction } from './tradeRequestAction';
import { TradeRequestBuyer } from './tradeRequestBuyer';
import { TradeRequestCorrection } from './tradeRequestCorrection';
import { TradeRequestGroupState } from './tradeRequestGroupState';
import { TradeRequestKind } from './tradeRequestKind';
import { TradeRequestLine } from './tradeRequestLine';


export const tradeRequestNeedsCorrectionRevisionMin = 0;



export const TradeRequestNeedsCorrection = zod.object({
  "id": zod.string(),
  "number": zod.string(),
  "kind": TradeRequestKind,
  "version": zod.int().min(1),
  "clientRequestId": zod.uuid(),
  "groupKey": zod.string().optional(),
  "copyOf": zod.string().optional(),
  "revision": zod.int().min(tradeRequestNeedsCorrectionRevisionMin),
  "title": zod.string(),
  "buyerReference": zod.string().optional(),
  "buyer": TradeRequestBuyer,
  "merchantAgentId": zod.string().optional(),
  "supplier": SupplierSummary,
  "lines": zod.array(TradeRequestLine),
  "deliveryAddressId": zod.string().optional(),
  "deliveryCityId": zod.string().optional(),
  "neededBy": zod.iso.date().optional(),
  "deliveryMethod": DeliveryMethod.optional(),
  "paymentTerm": PaymentTerm.optional(),
  "currency": Currency,
  "buyerNote": zod.string().optional(),
  "documents": zod.array(TradeDocument),
  "createdAt": zod.iso.datetime({"offset":true}),
  "updatedAt": zod.iso.datetime({"offset":true}),
  "dueAt": zod.iso.datetime({"offset":true}).optional(),
  "group": TradeRequestGroupState.optional(),
  "allowedActions": zod.array(TradeRequestAction),
  "status": zod.enum(['NeedsCorrection']),
  "submittedAt": zod.iso.datetime({"offset":true}),
  "correction": TradeRequestCorrection
});

export type TradeRequestNeedsCorrection = zod.input<typeof TradeRequestNeedsCorrection>;
export type TradeRequestNeedsCorrectionOutput = zod.output<typeof TradeRequestNeedsCorrection>;
