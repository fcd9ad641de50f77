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
import { TradeRequestPayment } from './tradeRequestPayment';
import { TradeRequestPrice } from './tradeRequestPrice';

const tradeRequestReadyToPublishIdMax = 64;

const tradeRequestReadyToPublishNumberMax = 60;

const tradeRequestReadyToPublishVersionMax = 2147483647;

const tradeRequestReadyToPublishGroupKeyMax = 120;

const tradeRequestReadyToPublishCopyOfMax = 64;

const tradeRequestReadyToPublishRevisionMin = 0;
const tradeRequestReadyToPublishRevisionMax = 2147483647;

const tradeRequestReadyToPublishTitleMax = 300;

const tradeRequestReadyToPublishBuyerReferenceMax = 300;

const tradeRequestReadyToPublishMerchantAgentIdMax = 64;

const tradeRequestReadyToPublishLinesMax = 500;

const tradeRequestReadyToPublishDeliveryAddressIdMax = 64;

const tradeRequestReadyToPublishDeliveryCityIdMax = 64;

const tradeRequestReadyToPublishBuyerNoteMax = 4000;

const tradeRequestReadyToPublishDocumentsMax = 200;

const tradeRequestReadyToPublishAllowedActionsMax = 30;



export const TradeRequestReadyToPublish = zod.object({
  "id": zod.string().min(1).max(tradeRequestReadyToPublishIdMax),
  "number": zod.string().max(tradeRequestReadyToPublishNumberMax),
  "kind": TradeRequestKind,
  "version": zod.int().min(1).max(tradeRequestReadyToPublishVersionMax),
  "clientRequestId": zod.uuid(),
  "groupKey": zod.string().max(tradeRequestReadyToPublishGroupKeyMax).optional(),
  "copyOf": zod.string().min(1).max(tradeRequestReadyToPublishCopyOfMax).optional(),
  "revision": zod.int().min(tradeRequestReadyToPublishRevisionMin).max(tradeRequestReadyToPublishRevisionMax),
  "title": zod.string().max(tradeRequestReadyToPublishTitleMax),
  "buyerReference": zod.string().max(tradeRequestReadyToPublishBuyerReferenceMax).optional(),
  "buyer": TradeRequestBuyer,
  "merchantAgentId": zod.string().min(1).max(tradeRequestReadyToPublishMerchantAgentIdMax).optional(),
  "supplier": SupplierSummary,
  "lines": zod.array(TradeRequestLine).max(tradeRequestReadyToPublishLinesMax),
  "deliveryAddressId": zod.string().min(1).max(tradeRequestReadyToPublishDeliveryAddressIdMax).optional(),
  "deliveryCityId": zod.string().min(1).max(tradeRequestReadyToPublishDeliveryCityIdMax).optional(),
  "neededBy": zod.iso.date().optional(),
  "deliveryMethod": DeliveryMethod.optional(),
  "paymentTerm": PaymentTerm.optional(),
  "currency": Currency,
  "buyerNote": zod.string().max(tradeRequestReadyToPublishBuyerNoteMax).optional(),
  "documents": zod.array(TradeDocument).max(tradeRequestReadyToPublishDocumentsMax),
  "createdAt": zod.iso.datetime({"offset":true}),
  "updatedAt": zod.iso.datetime({"offset":true}),
  "dueAt": zod.iso.datetime({"offset":true}).optional(),
  "group": TradeRequestGroupState.optional(),
  "allowedActions": zod.array(TradeRequestAction).max(tradeRequestReadyToPublishAllowedActionsMax),
  "status": zod.enum(['ReadyToPublish']),
  "submittedAt": zod.iso.datetime({"offset":true}),
  "membershipAndPrice": TradeRequestPrice,
  "payment": TradeRequestPayment.optional()
});

export type TradeRequestReadyToPublish = zod.input<typeof TradeRequestReadyToPublish>;
export type TradeRequestReadyToPublishOutput = zod.output<typeof TradeRequestReadyToPublish>;
