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

const tradeRequestAwaitingConfirmationIdMax = 64;

const tradeRequestAwaitingConfirmationNumberMax = 60;

const tradeRequestAwaitingConfirmationVersionMax = 2147483647;

const tradeRequestAwaitingConfirmationGroupKeyMax = 120;

const tradeRequestAwaitingConfirmationCopyOfMax = 64;

const tradeRequestAwaitingConfirmationRevisionMin = 0;
const tradeRequestAwaitingConfirmationRevisionMax = 2147483647;

const tradeRequestAwaitingConfirmationTitleMax = 300;

const tradeRequestAwaitingConfirmationBuyerReferenceMax = 300;

const tradeRequestAwaitingConfirmationMerchantAgentIdMax = 64;

const tradeRequestAwaitingConfirmationLinesMax = 500;

const tradeRequestAwaitingConfirmationDeliveryAddressIdMax = 64;

const tradeRequestAwaitingConfirmationDeliveryCityIdMax = 64;

const tradeRequestAwaitingConfirmationBuyerNoteMax = 4000;

const tradeRequestAwaitingConfirmationDocumentsMax = 200;

const tradeRequestAwaitingConfirmationAllowedActionsMax = 30;



export const TradeRequestAwaitingConfirmation = zod.object({
  "id": zod.string().min(1).max(tradeRequestAwaitingConfirmationIdMax),
  "number": zod.string().max(tradeRequestAwaitingConfirmationNumberMax),
  "kind": TradeRequestKind,
  "version": zod.int().min(1).max(tradeRequestAwaitingConfirmationVersionMax),
  "clientRequestId": zod.uuid(),
  "groupKey": zod.string().max(tradeRequestAwaitingConfirmationGroupKeyMax).optional(),
  "copyOf": zod.string().min(1).max(tradeRequestAwaitingConfirmationCopyOfMax).optional(),
  "revision": zod.int().min(tradeRequestAwaitingConfirmationRevisionMin).max(tradeRequestAwaitingConfirmationRevisionMax),
  "title": zod.string().max(tradeRequestAwaitingConfirmationTitleMax),
  "buyerReference": zod.string().max(tradeRequestAwaitingConfirmationBuyerReferenceMax).optional(),
  "buyer": TradeRequestBuyer,
  "merchantAgentId": zod.string().min(1).max(tradeRequestAwaitingConfirmationMerchantAgentIdMax).optional(),
  "supplier": SupplierSummary,
  "lines": zod.array(TradeRequestLine).max(tradeRequestAwaitingConfirmationLinesMax),
  "deliveryAddressId": zod.string().min(1).max(tradeRequestAwaitingConfirmationDeliveryAddressIdMax).optional(),
  "deliveryCityId": zod.string().min(1).max(tradeRequestAwaitingConfirmationDeliveryCityIdMax).optional(),
  "neededBy": zod.iso.date().optional(),
  "deliveryMethod": DeliveryMethod.optional(),
  "paymentTerm": PaymentTerm.optional(),
  "currency": Currency,
  "buyerNote": zod.string().max(tradeRequestAwaitingConfirmationBuyerNoteMax).optional(),
  "documents": zod.array(TradeDocument).max(tradeRequestAwaitingConfirmationDocumentsMax),
  "createdAt": zod.iso.datetime({"offset":true}),
  "updatedAt": zod.iso.datetime({"offset":true}),
  "dueAt": zod.iso.datetime({"offset":true}).optional(),
  "group": TradeRequestGroupState.optional(),
  "allowedActions": zod.array(TradeRequestAction).max(tradeRequestAwaitingConfirmationAllowedActionsMax),
  "status": zod.enum(['AwaitingConfirmation']),
  "submittedAt": zod.iso.datetime({"offset":true})
});

export type TradeRequestAwaitingConfirmation = zod.input<typeof TradeRequestAwaitingConfirmation>;
export type TradeRequestAwaitingConfirmationOutput = zod.output<typeof TradeRequestAwaitingConfirmation>;
