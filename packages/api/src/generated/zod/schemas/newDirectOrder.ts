/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod';
import { PaymentTerm } from './paymentTerm';
import { TradeDocumentInput } from './tradeDocumentInput';
import { TradeRequestLineInput } from './tradeRequestLineInput';

const newDirectOrderSupplierIdMax = 64;

const newDirectOrderGroupKeyMax = 64;

const newDirectOrderCopyOfMax = 64;

const newDirectOrderTitleMin = 2;
const newDirectOrderTitleMax = 120;

const newDirectOrderBuyerReferenceMax = 40;

const newDirectOrderLinesMax = 500;

const newDirectOrderDeliveryAddressIdMax = 64;

const newDirectOrderDeliveryCityIdMax = 64;

const newDirectOrderDeliveryMethodMax = 40;

const newDirectOrderBuyerNoteMax = 2000;

const newDirectOrderDocumentsMax = 10;



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
