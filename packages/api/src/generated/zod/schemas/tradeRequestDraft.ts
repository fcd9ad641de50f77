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
import { TradeRequestGroupState } from './tradeRequestGroupState';
import { TradeRequestKind } from './tradeRequestKind';
import { TradeRequestLine } from './tradeRequestLine';


export const tradeRequestDraftRevisionMin = 0;



export const TradeRequestDraft = zod.object({
  "id": zod.string(),
  "number": zod.string(),
  "kind": TradeRequestKind,
  "version": zod.int().min(1),
  "clientRequestId": zod.uuid(),
  "groupKey": zod.string().optional(),
  "copyOf": zod.string().optional(),
  "revision": zod.int().min(tradeRequestDraftRevisionMin),
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
  "status": zod.enum(['Draft'])
});

export type TradeRequestDraft = zod.input<typeof TradeRequestDraft>;
export type TradeRequestDraftOutput = zod.output<typeof TradeRequestDraft>;
