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

const tradeRequestDraftIdMax = 64;

const tradeRequestDraftNumberMax = 60;

const tradeRequestDraftVersionMax = 2147483647;

const tradeRequestDraftGroupKeyMax = 120;

const tradeRequestDraftCopyOfMax = 64;

const tradeRequestDraftRevisionMin = 0;
const tradeRequestDraftRevisionMax = 2147483647;

const tradeRequestDraftTitleMax = 300;

const tradeRequestDraftBuyerReferenceMax = 300;

const tradeRequestDraftMerchantAgentIdMax = 64;

const tradeRequestDraftLinesMax = 500;

const tradeRequestDraftDeliveryAddressIdMax = 64;

const tradeRequestDraftDeliveryCityIdMax = 64;

const tradeRequestDraftBuyerNoteMax = 4000;

const tradeRequestDraftDocumentsMax = 200;

const tradeRequestDraftAllowedActionsMax = 30;



export const TradeRequestDraft = zod.object({
  "id": zod.string().min(1).max(tradeRequestDraftIdMax),
  "number": zod.string().max(tradeRequestDraftNumberMax),
  "kind": TradeRequestKind,
  "version": zod.int().min(1).max(tradeRequestDraftVersionMax),
  "clientRequestId": zod.uuid(),
  "groupKey": zod.string().max(tradeRequestDraftGroupKeyMax).optional(),
  "copyOf": zod.string().min(1).max(tradeRequestDraftCopyOfMax).optional(),
  "revision": zod.int().min(tradeRequestDraftRevisionMin).max(tradeRequestDraftRevisionMax),
  "title": zod.string().max(tradeRequestDraftTitleMax),
  "buyerReference": zod.string().max(tradeRequestDraftBuyerReferenceMax).optional(),
  "buyer": TradeRequestBuyer,
  "merchantAgentId": zod.string().min(1).max(tradeRequestDraftMerchantAgentIdMax).optional(),
  "supplier": SupplierSummary,
  "lines": zod.array(TradeRequestLine).max(tradeRequestDraftLinesMax),
  "deliveryAddressId": zod.string().min(1).max(tradeRequestDraftDeliveryAddressIdMax).optional(),
  "deliveryCityId": zod.string().min(1).max(tradeRequestDraftDeliveryCityIdMax).optional(),
  "neededBy": zod.iso.date().optional(),
  "deliveryMethod": DeliveryMethod.optional(),
  "paymentTerm": PaymentTerm.optional(),
  "currency": Currency,
  "buyerNote": zod.string().max(tradeRequestDraftBuyerNoteMax).optional(),
  "documents": zod.array(TradeDocument).max(tradeRequestDraftDocumentsMax),
  "createdAt": zod.iso.datetime({"offset":true}),
  "updatedAt": zod.iso.datetime({"offset":true}),
  "dueAt": zod.iso.datetime({"offset":true}).optional(),
  "group": TradeRequestGroupState.optional(),
  "allowedActions": zod.array(TradeRequestAction).max(tradeRequestDraftAllowedActionsMax),
  "status": zod.enum(['Draft'])
});

export type TradeRequestDraft = zod.input<typeof TradeRequestDraft>;
export type TradeRequestDraftOutput = zod.output<typeof TradeRequestDraft>;
