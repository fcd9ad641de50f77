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

const tradeRequestNeedsCorrectionIdMax = 64;

const tradeRequestNeedsCorrectionNumberMax = 60;

const tradeRequestNeedsCorrectionVersionMax = 2147483647;

const tradeRequestNeedsCorrectionGroupKeyMax = 120;

const tradeRequestNeedsCorrectionCopyOfMax = 64;

const tradeRequestNeedsCorrectionRevisionMin = 0;
const tradeRequestNeedsCorrectionRevisionMax = 2147483647;

const tradeRequestNeedsCorrectionTitleMax = 300;

const tradeRequestNeedsCorrectionBuyerReferenceMax = 300;

const tradeRequestNeedsCorrectionMerchantAgentIdMax = 64;

const tradeRequestNeedsCorrectionLinesMax = 500;

const tradeRequestNeedsCorrectionDeliveryAddressIdMax = 64;

const tradeRequestNeedsCorrectionDeliveryCityIdMax = 64;

const tradeRequestNeedsCorrectionBuyerNoteMax = 4000;

const tradeRequestNeedsCorrectionDocumentsMax = 200;

const tradeRequestNeedsCorrectionAllowedActionsMax = 30;



export const TradeRequestNeedsCorrection = zod.object({
  "id": zod.string().min(1).max(tradeRequestNeedsCorrectionIdMax),
  "number": zod.string().max(tradeRequestNeedsCorrectionNumberMax),
  "kind": TradeRequestKind,
  "version": zod.int().min(1).max(tradeRequestNeedsCorrectionVersionMax),
  "clientRequestId": zod.uuid(),
  "groupKey": zod.string().max(tradeRequestNeedsCorrectionGroupKeyMax).optional(),
  "copyOf": zod.string().min(1).max(tradeRequestNeedsCorrectionCopyOfMax).optional(),
  "revision": zod.int().min(tradeRequestNeedsCorrectionRevisionMin).max(tradeRequestNeedsCorrectionRevisionMax),
  "title": zod.string().max(tradeRequestNeedsCorrectionTitleMax),
  "buyerReference": zod.string().max(tradeRequestNeedsCorrectionBuyerReferenceMax).optional(),
  "buyer": TradeRequestBuyer,
  "merchantAgentId": zod.string().min(1).max(tradeRequestNeedsCorrectionMerchantAgentIdMax).optional(),
  "supplier": SupplierSummary,
  "lines": zod.array(TradeRequestLine).max(tradeRequestNeedsCorrectionLinesMax),
  "deliveryAddressId": zod.string().min(1).max(tradeRequestNeedsCorrectionDeliveryAddressIdMax).optional(),
  "deliveryCityId": zod.string().min(1).max(tradeRequestNeedsCorrectionDeliveryCityIdMax).optional(),
  "neededBy": zod.iso.date().optional(),
  "deliveryMethod": DeliveryMethod.optional(),
  "paymentTerm": PaymentTerm.optional(),
  "currency": Currency,
  "buyerNote": zod.string().max(tradeRequestNeedsCorrectionBuyerNoteMax).optional(),
  "documents": zod.array(TradeDocument).max(tradeRequestNeedsCorrectionDocumentsMax),
  "createdAt": zod.iso.datetime({"offset":true}),
  "updatedAt": zod.iso.datetime({"offset":true}),
  "dueAt": zod.iso.datetime({"offset":true}).optional(),
  "group": TradeRequestGroupState.optional(),
  "allowedActions": zod.array(TradeRequestAction).max(tradeRequestNeedsCorrectionAllowedActionsMax),
  "status": zod.enum(['NeedsCorrection']),
  "submittedAt": zod.iso.datetime({"offset":true}),
  "correction": TradeRequestCorrection
});

export type TradeRequestNeedsCorrection = zod.input<typeof TradeRequestNeedsCorrection>;
export type TradeRequestNeedsCorrectionOutput = zod.output<typeof TradeRequestNeedsCorrection>;
