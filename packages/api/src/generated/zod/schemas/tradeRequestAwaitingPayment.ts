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

const tradeRequestAwaitingPaymentIdMax = 64;

const tradeRequestAwaitingPaymentNumberMax = 60;

const tradeRequestAwaitingPaymentVersionMax = 2147483647;

const tradeRequestAwaitingPaymentGroupKeyMax = 120;

const tradeRequestAwaitingPaymentCopyOfMax = 64;

const tradeRequestAwaitingPaymentRevisionMin = 0;
const tradeRequestAwaitingPaymentRevisionMax = 2147483647;

const tradeRequestAwaitingPaymentTitleMax = 300;

const tradeRequestAwaitingPaymentBuyerReferenceMax = 300;

const tradeRequestAwaitingPaymentMerchantAgentIdMax = 64;

const tradeRequestAwaitingPaymentLinesMax = 500;

const tradeRequestAwaitingPaymentDeliveryAddressIdMax = 64;

const tradeRequestAwaitingPaymentDeliveryCityIdMax = 64;

const tradeRequestAwaitingPaymentBuyerNoteMax = 4000;

const tradeRequestAwaitingPaymentDocumentsMax = 200;

const tradeRequestAwaitingPaymentAllowedActionsMax = 30;



export const TradeRequestAwaitingPayment = zod.object({
  "id": zod.string().min(1).max(tradeRequestAwaitingPaymentIdMax),
  "number": zod.string().max(tradeRequestAwaitingPaymentNumberMax),
  "kind": TradeRequestKind,
  "version": zod.int().min(1).max(tradeRequestAwaitingPaymentVersionMax),
  "clientRequestId": zod.uuid(),
  "groupKey": zod.string().max(tradeRequestAwaitingPaymentGroupKeyMax).optional(),
  "copyOf": zod.string().min(1).max(tradeRequestAwaitingPaymentCopyOfMax).optional(),
  "revision": zod.int().min(tradeRequestAwaitingPaymentRevisionMin).max(tradeRequestAwaitingPaymentRevisionMax),
  "title": zod.string().max(tradeRequestAwaitingPaymentTitleMax),
  "buyerReference": zod.string().max(tradeRequestAwaitingPaymentBuyerReferenceMax).optional(),
  "buyer": TradeRequestBuyer,
  "merchantAgentId": zod.string().min(1).max(tradeRequestAwaitingPaymentMerchantAgentIdMax).optional(),
  "supplier": SupplierSummary,
  "lines": zod.array(TradeRequestLine).max(tradeRequestAwaitingPaymentLinesMax),
  "deliveryAddressId": zod.string().min(1).max(tradeRequestAwaitingPaymentDeliveryAddressIdMax).optional(),
  "deliveryCityId": zod.string().min(1).max(tradeRequestAwaitingPaymentDeliveryCityIdMax).optional(),
  "neededBy": zod.iso.date().optional(),
  "deliveryMethod": DeliveryMethod.optional(),
  "paymentTerm": PaymentTerm.optional(),
  "currency": Currency,
  "buyerNote": zod.string().max(tradeRequestAwaitingPaymentBuyerNoteMax).optional(),
  "documents": zod.array(TradeDocument).max(tradeRequestAwaitingPaymentDocumentsMax),
  "createdAt": zod.iso.datetime({"offset":true}),
  "updatedAt": zod.iso.datetime({"offset":true}),
  "dueAt": zod.iso.datetime({"offset":true}).optional(),
  "group": TradeRequestGroupState.optional(),
  "allowedActions": zod.array(TradeRequestAction).max(tradeRequestAwaitingPaymentAllowedActionsMax),
  "status": zod.enum(['AwaitingPayment']),
  "submittedAt": zod.iso.datetime({"offset":true}),
  "membershipAndPrice": TradeRequestPrice,
  "payment": TradeRequestPayment
});

export type TradeRequestAwaitingPayment = zod.input<typeof TradeRequestAwaitingPayment>;
export type TradeRequestAwaitingPaymentOutput = zod.output<typeof TradeRequestAwaitingPayment>;
