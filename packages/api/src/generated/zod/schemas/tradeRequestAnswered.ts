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
import { TradeRequestGroupState } from './tradeRequestGroupState';
import { TradeRequestKind } from './tradeRequestKind';
import { TradeRequestLine } from './tradeRequestLine';

const tradeRequestAnsweredIdMax = 64;

const tradeRequestAnsweredNumberMax = 60;

const tradeRequestAnsweredVersionMax = 2147483647;

const tradeRequestAnsweredGroupKeyMax = 120;

const tradeRequestAnsweredCopyOfMax = 64;

const tradeRequestAnsweredRevisionMin = 0;
const tradeRequestAnsweredRevisionMax = 2147483647;

const tradeRequestAnsweredTitleMax = 300;

const tradeRequestAnsweredBuyerReferenceMax = 300;

const tradeRequestAnsweredMerchantAgentIdMax = 64;

const tradeRequestAnsweredLinesMax = 500;

const tradeRequestAnsweredDeliveryAddressIdMax = 64;

const tradeRequestAnsweredDeliveryCityIdMax = 64;

const tradeRequestAnsweredBuyerNoteMax = 4000;

const tradeRequestAnsweredDocumentsMax = 200;

const tradeRequestAnsweredAllowedActionsMax = 30;

const tradeRequestAnsweredConversationIdMax = 64;



export const TradeRequestAnswered = zod.object({
  "id": zod.string().min(1).max(tradeRequestAnsweredIdMax),
  "number": zod.string().max(tradeRequestAnsweredNumberMax),
  "kind": TradeRequestKind,
  "version": zod.int().min(1).max(tradeRequestAnsweredVersionMax),
  "clientRequestId": zod.uuid(),
  "groupKey": zod.string().max(tradeRequestAnsweredGroupKeyMax).optional(),
  "copyOf": zod.string().min(1).max(tradeRequestAnsweredCopyOfMax).optional(),
  "revision": zod.int().min(tradeRequestAnsweredRevisionMin).max(tradeRequestAnsweredRevisionMax),
  "title": zod.string().max(tradeRequestAnsweredTitleMax),
  "buyerReference": zod.string().max(tradeRequestAnsweredBuyerReferenceMax).optional(),
  "buyer": TradeRequestBuyer,
  "merchantAgentId": zod.string().min(1).max(tradeRequestAnsweredMerchantAgentIdMax).optional(),
  "supplier": SupplierSummary,
  "lines": zod.array(TradeRequestLine).max(tradeRequestAnsweredLinesMax),
  "deliveryAddressId": zod.string().min(1).max(tradeRequestAnsweredDeliveryAddressIdMax).optional(),
  "deliveryCityId": zod.string().min(1).max(tradeRequestAnsweredDeliveryCityIdMax).optional(),
  "neededBy": zod.iso.date().optional(),
  "deliveryMethod": DeliveryMethod.optional(),
  "paymentTerm": PaymentTerm.optional(),
  "currency": Currency,
  "buyerNote": zod.string().max(tradeRequestAnsweredBuyerNoteMax).optional(),
  "documents": zod.array(TradeDocument).max(tradeRequestAnsweredDocumentsMax),
  "createdAt": zod.iso.datetime({"offset":true}),
  "updatedAt": zod.iso.datetime({"offset":true}),
  "dueAt": zod.iso.datetime({"offset":true}).optional(),
  "group": TradeRequestGroupState.optional(),
  "allowedActions": zod.array(TradeRequestAction).max(tradeRequestAnsweredAllowedActionsMax),
  "status": zod.enum(['Answered']),
  "submittedAt": zod.iso.datetime({"offset":true}),
  "publishedAt": zod.iso.datetime({"offset":true}),
  "seenAt": zod.iso.datetime({"offset":true}),
  "answeredAt": zod.iso.datetime({"offset":true}),
  "validUntil": zod.iso.datetime({"offset":true}),
  "answerTerms": TradeAnswerTerms.optional(),
  "conversationId": zod.string().min(1).max(tradeRequestAnsweredConversationIdMax)
});

export type TradeRequestAnswered = zod.input<typeof TradeRequestAnswered>;
export type TradeRequestAnsweredOutput = zod.output<typeof TradeRequestAnswered>;
