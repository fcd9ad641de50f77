/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod/mini';
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


const tradeRequestSentRevisionMin = 0;



export const TradeRequestSent = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.string(),
  "number": /*#__PURE__*/ zod.string(),
  "kind": TradeRequestKind,
  "version": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)),
  "clientRequestId": /*#__PURE__*/ zod.uuid(),
  "groupKey": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
  "copyOf": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
  "revision": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(tradeRequestSentRevisionMin)),
  "title": /*#__PURE__*/ zod.string(),
  "buyerReference": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
  "buyer": TradeRequestBuyer,
  "merchantAgentId": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
  "supplier": SupplierSummary,
  "lines": /*#__PURE__*/ zod.array(TradeRequestLine),
  "deliveryAddressId": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
  "deliveryCityId": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
  "neededBy": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.iso.date()),
  "deliveryMethod": /*#__PURE__*/ zod.optional(DeliveryMethod),
  "paymentTerm": /*#__PURE__*/ zod.optional(PaymentTerm),
  "currency": Currency,
  "buyerNote": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
  "documents": /*#__PURE__*/ zod.array(TradeDocument),
  "createdAt": /*#__PURE__*/ zod.iso.datetime({"offset":true}),
  "updatedAt": /*#__PURE__*/ zod.iso.datetime({"offset":true}),
  "dueAt": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.iso.datetime({"offset":true})),
  "group": /*#__PURE__*/ zod.optional(TradeRequestGroupState),
  "allowedActions": /*#__PURE__*/ zod.array(TradeRequestAction),
  "status": /*#__PURE__*/ zod.enum(['Published', 'Seen']),
  "submittedAt": /*#__PURE__*/ zod.iso.datetime({"offset":true}),
  "publishedAt": /*#__PURE__*/ zod.iso.datetime({"offset":true}),
  "seenAt": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.iso.datetime({"offset":true})),
  "validUntil": /*#__PURE__*/ zod.iso.datetime({"offset":true}),
  "conversationId": /*#__PURE__*/ zod.string()
});

export type TradeRequestSent = zod.input<typeof TradeRequestSent>;
export type TradeRequestSentOutput = zod.output<typeof TradeRequestSent>;
