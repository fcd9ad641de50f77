/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod';
import { PaymentTerm } from './paymentTerm';
import { TradeDocumentInput } from './tradeDocumentInput';
import { TradeRequestLineInput } from './tradeRequestLineInput';

export const newDirectOrderSupplierIdMax = 64;

export const newDirectOrderGroupKeyMax = 64;

export const newDirectOrderCopyOfMax = 64;

export const newDirectOrderTitleMin = 2;
export const newDirectOrderTitleMax = 120;

export const newDirectOrderBuyerReferenceMax = 40;

export const newDirectOrderLinesMax = 500;

export const newDirectOrderDeliveryAddressIdMax = 64;

export const newDirectOrderDeliveryCityIdMax = 64;

export const newDirectOrderDeliveryMethodMax = 40;

export const newDirectOrderBuyerNoteMax = 2000;

export const newDirectOrderDocumentsMax = 10;



export const NewDirectOrder = zod.object({
  "clientRequestId": zod.uuid(),
  "supplierId": zod.string().min(1).max(newDirectOrderSupplierIdMax).optional(),
  "groupKey": zod.string().min(1).max(newDirectOrderGroupKeyMax).optional(),
  "copyOf": zod.string().min(1).max(newDirectOrderCopyOfMax).optional(),
  "title": zod.string().min(newDirectOrderTitleMin).max(newDirectOrderTitleMax).optional(),
  "buyerReference": zod.string().min(1).max(newDirectOrderBuyerReferenceMax).optional(),
  "lines": zod.array(TradeRequestLineInput).max(newDirectOrderLinesMax).optional(),
  "deliveryAddressId": zod.string().min(1).max(newDirectOrderDeliveryAddressIdMax).optional(),
  "deliveryCityId": zod.string().min(1).max(newDirectOrderDeliveryCityIdMax).optional(),
  "neededBy": zod.iso.date().optional(),
  "deliveryMethod": zod.string().min(1).max(newDirectOrderDeliveryMethodMax).optional(),
  "paymentTerm": PaymentTerm.optional(),
  "buyerNote": zod.string().min(1).max(newDirectOrderBuyerNoteMax).optional(),
  "documents": zod.array(TradeDocumentInput).max(newDirectOrderDocumentsMax).optional()
});

export type NewDirectOrder = zod.input<typeof NewDirectOrder>;
export type NewDirectOrderOutput = zod.output<typeof NewDirectOrder>;
