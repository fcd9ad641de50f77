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

const tradeRequestEndedIdMax = 64;

const tradeRequestEndedNumberMax = 60;

const tradeRequestEndedVersionMax = 2147483647;

const tradeRequestEndedGroupKeyMax = 120;

const tradeRequestEndedCopyOfMax = 64;

const tradeRequestEndedRevisionMin = 0;
const tradeRequestEndedRevisionMax = 2147483647;

const tradeRequestEndedTitleMax = 300;

const tradeRequestEndedBuyerReferenceMax = 300;

const tradeRequestEndedMerchantAgentIdMax = 64;

const tradeRequestEndedLinesMax = 500;

const tradeRequestEndedDeliveryAddressIdMax = 64;

const tradeRequestEndedDeliveryCityIdMax = 64;

const tradeRequestEndedBuyerNoteMax = 4000;

const tradeRequestEndedDocumentsMax = 200;

const tradeRequestEndedAllowedActionsMax = 30;

const tradeRequestEndedConversationIdMax = 64;



export const TradeRequestEnded = zod.object({
  "id": zod.string().min(1).max(tradeRequestEndedIdMax),
  "number": zod.string().max(tradeRequestEndedNumberMax),
  "kind": TradeRequestKind,
  "version": zod.int().min(1).max(tradeRequestEndedVersionMax),
  "clientRequestId": zod.uuid(),
  "groupKey": zod.string().max(tradeRequestEndedGroupKeyMax).optional(),
  "copyOf": zod.string().min(1).max(tradeRequestEndedCopyOfMax).optional(),
  "revision": zod.int().min(tradeRequestEndedRevisionMin).max(tradeRequestEndedRevisionMax),
  "title": zod.string().max(tradeRequestEndedTitleMax),
  "buyerReference": zod.string().max(tradeRequestEndedBuyerReferenceMax).optional(),
  "buyer": TradeRequestBuyer,
  "merchantAgentId": zod.string().min(1).max(tradeRequestEndedMerchantAgentIdMax).optional(),
  "supplier": SupplierSummary,
  "lines": zod.array(TradeRequestLine).max(tradeRequestEndedLinesMax),
  "deliveryAddressId": zod.string().min(1).max(tradeRequestEndedDeliveryAddressIdMax).optional(),
  "deliveryCityId": zod.string().min(1).max(tradeRequestEndedDeliveryCityIdMax).optional(),
  "neededBy": zod.iso.date().optional(),
  "deliveryMethod": DeliveryMethod.optional(),
  "paymentTerm": PaymentTerm.optional(),
  "currency": Currency,
  "buyerNote": zod.string().max(tradeRequestEndedBuyerNoteMax).optional(),
  "documents": zod.array(TradeDocument).max(tradeRequestEndedDocumentsMax),
  "createdAt": zod.iso.datetime({"offset":true}),
  "updatedAt": zod.iso.datetime({"offset":true}),
  "dueAt": zod.iso.datetime({"offset":true}).optional(),
  "group": TradeRequestGroupState.optional(),
  "allowedActions": zod.array(TradeRequestAction).max(tradeRequestEndedAllowedActionsMax),
  "status": zod.enum(['Agreed', 'Declined', 'Expired', 'Withdrawn', 'Closed']),
  "submittedAt": zod.iso.datetime({"offset":true}).optional(),
  "publishedAt": zod.iso.datetime({"offset":true}).optional(),
  "seenAt": zod.iso.datetime({"offset":true}).optional(),
  "answeredAt": zod.iso.datetime({"offset":true}).optional(),
  "closedAt": zod.iso.datetime({"offset":true}),
  "reason": TradeRequestEndReason,
  "outcome": zod.enum(['Agreed', 'Declined', 'Expired']).optional(),
  "answerTerms": TradeAnswerTerms.optional(),
  "conversationId": zod.string().min(1).max(tradeRequestEndedConversationIdMax).optional()
});

export type TradeRequestEnded = zod.input<typeof TradeRequestEnded>;
export type TradeRequestEndedOutput = zod.output<typeof TradeRequestEnded>;
