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

const tradeRequestSentIdMax = 64;

const tradeRequestSentNumberMax = 60;

const tradeRequestSentVersionMax = 2147483647;

const tradeRequestSentGroupKeyMax = 120;

const tradeRequestSentCopyOfMax = 64;

const tradeRequestSentRevisionMin = 0;
const tradeRequestSentRevisionMax = 2147483647;

const tradeRequestSentTitleMax = 300;

const tradeRequestSentBuyerReferenceMax = 300;

const tradeRequestSentMerchantAgentIdMax = 64;

const tradeRequestSentLinesMax = 500;

const tradeRequestSentDeliveryAddressIdMax = 64;

const tradeRequestSentDeliveryCityIdMax = 64;

const tradeRequestSentBuyerNoteMax = 4000;

const tradeRequestSentDocumentsMax = 200;

const tradeRequestSentAllowedActionsMax = 30;

const tradeRequestSentConversationIdMax = 64;



export const TradeRequestSent = zod.object({
  "id": zod.string().min(1).max(tradeRequestSentIdMax),
  "number": zod.string().max(tradeRequestSentNumberMax),
  "kind": TradeRequestKind,
  "version": zod.int().min(1).max(tradeRequestSentVersionMax),
  "clientRequestId": zod.uuid(),
  "groupKey": zod.string().max(tradeRequestSentGroupKeyMax).optional(),
  "copyOf": zod.string().min(1).max(tradeRequestSentCopyOfMax).optional(),
  "revision": zod.int().min(tradeRequestSentRevisionMin).max(tradeRequestSentRevisionMax),
  "title": zod.string().max(tradeRequestSentTitleMax),
  "buyerReference": zod.string().max(tradeRequestSentBuyerReferenceMax).optional(),
  "buyer": TradeRequestBuyer,
  "merchantAgentId": zod.string().min(1).max(tradeRequestSentMerchantAgentIdMax).optional(),
  "supplier": SupplierSummary,
  "lines": zod.array(TradeRequestLine).max(tradeRequestSentLinesMax),
  "deliveryAddressId": zod.string().min(1).max(tradeRequestSentDeliveryAddressIdMax).optional(),
  "deliveryCityId": zod.string().min(1).max(tradeRequestSentDeliveryCityIdMax).optional(),
  "neededBy": zod.iso.date().optional(),
  "deliveryMethod": DeliveryMethod.optional(),
  "paymentTerm": PaymentTerm.optional(),
  "currency": Currency,
  "buyerNote": zod.string().max(tradeRequestSentBuyerNoteMax).optional(),
  "documents": zod.array(TradeDocument).max(tradeRequestSentDocumentsMax),
  "createdAt": zod.iso.datetime({"offset":true}),
  "updatedAt": zod.iso.datetime({"offset":true}),
  "dueAt": zod.iso.datetime({"offset":true}).optional(),
  "group": TradeRequestGroupState.optional(),
  "allowedActions": zod.array(TradeRequestAction).max(tradeRequestSentAllowedActionsMax),
  "status": zod.enum(['Published', 'Seen']),
  "submittedAt": zod.iso.datetime({"offset":true}),
  "publishedAt": zod.iso.datetime({"offset":true}),
  "seenAt": zod.iso.datetime({"offset":true}).optional(),
  "validUntil": zod.iso.datetime({"offset":true}),
  "conversationId": zod.string().min(1).max(tradeRequestSentConversationIdMax)
});

export type TradeRequestSent = zod.input<typeof TradeRequestSent>;
export type TradeRequestSentOutput = zod.output<typeof TradeRequestSent>;
