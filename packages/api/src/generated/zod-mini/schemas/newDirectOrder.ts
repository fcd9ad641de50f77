/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod/mini';
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



export const NewDirectOrder = /*#__PURE__*/ zod.object({
  "clientRequestId": /*#__PURE__*/ zod.uuid(),
  "supplierId": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(newDirectOrderSupplierIdMax))),
  "groupKey": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(newDirectOrderGroupKeyMax))),
  "copyOf": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(newDirectOrderCopyOfMax))),
  "title": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(newDirectOrderTitleMin)).check(/*#__PURE__*/ zod.maxLength(newDirectOrderTitleMax))),
  "buyerReference": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(newDirectOrderBuyerReferenceMax))),
  "lines": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.array(TradeRequestLineInput).check(/*#__PURE__*/ zod.maxLength(newDirectOrderLinesMax))),
  "deliveryAddressId": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(newDirectOrderDeliveryAddressIdMax))),
  "deliveryCityId": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(newDirectOrderDeliveryCityIdMax))),
  "neededBy": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.iso.date()),
  "deliveryMethod": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(newDirectOrderDeliveryMethodMax))),
  "paymentTerm": /*#__PURE__*/ zod.optional(PaymentTerm),
  "buyerNote": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(newDirectOrderBuyerNoteMax))),
  "documents": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.array(TradeDocumentInput).check(/*#__PURE__*/ zod.maxLength(newDirectOrderDocumentsMax)))
});

export type NewDirectOrder = zod.input<typeof NewDirectOrder>;
export type NewDirectOrderOutput = zod.output<typeof NewDirectOrder>;
