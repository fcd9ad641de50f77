/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod';
import { Currency } from './currency';
import { DeliveryMethod } from './deliveryMethod';
import { PaymentTerm } from './paymentTerm';
import { SupplierSummary } from './supplierSummary';
import { TradeAnswerTerms } from './tradeAnswerTerms';
import { TradeDocument } from './tradeDocument';
import { TradeRequestAction } from './tradeRequestAction';
import { TradeRequestBuyer } from './tradeRequestBuyer';
import { TradeRequestEndReason } from './tradeRequestEndReason';
import { TradeRequestGroupState } from './tradeRequestGroupState';
import { TradeRequestKind } from './tradeRequestKind';
import { TradeRequestLine } from './tradeRequestLine';


export const tradeRequestEndedRevisionMin = 0;



export const TradeRequestEnded = zod.object({
  "id": zod.string(),
  "number": zod.string(),
  "kind": TradeRequestKind,
  "version": zod.int().min(1),
  "clientRequestId": zod.uuid(),
  "groupKey": zod.string().optional(),
  "copyOf": zod.string().optional(),
  "revision": zod.int().min(tradeRequestEndedRevisionMin),
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
  "status": zod.enum(['Agreed', 'Declined', 'Expired', 'Withdrawn', 'Closed']),
  "submittedAt": zod.iso.datetime({"offset":true}).optional(),
  "publishedAt": zod.iso.datetime({"offset":true}).optional(),
  "seenAt": zod.iso.datetime({"offset":true}).optional(),
  "answeredAt": zod.iso.datetime({"offset":true}).optional(),
  "closedAt": zod.iso.datetime({"offset":true}),
  "reason": TradeRequestEndReason,
  "outcome": zod.enum(['Agreed', 'Declined', 'Expired']).optional(),
  "answerTerms": TradeAnswerTerms.optional(),
  "conversationId": zod.string().optional()
});

export type TradeRequestEnded = zod.input<typeof TradeRequestEnded>;
export type TradeRequestEndedOutput = zod.output<typeof TradeRequestEnded>;
