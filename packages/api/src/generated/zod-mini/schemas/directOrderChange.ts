/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod/mini';
import { PaymentTerm } from './paymentTerm';
import { TradeDocumentInput } from './tradeDocumentInput';
import { TradeRequestLineInput } from './tradeRequestLineInput';

const directOrderChangeVersionMax = 2147483647;

const directOrderChangeWithdrawReasonMax = 500;

const directOrderChangeGroupKeyMax = 64;

const directOrderChangeTitleMin = 2;
const directOrderChangeTitleMax = 120;

const directOrderChangeBuyerReferenceMax = 40;

const directOrderChangeLinesMax = 500;

const directOrderChangeDeliveryAddressIdMax = 64;

const directOrderChangeDeliveryCityIdMax = 64;

const directOrderChangeDeliveryMethodMax = 40;

const directOrderChangeBuyerNoteMax = 2000;

const directOrderChangeDocumentsMax = 10;



export const DirectOrderChange = /*#__PURE__*/ zod.object({
  "version": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(directOrderChangeVersionMax)),
  "withdraw": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean()),
  "withdrawReason": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(directOrderChangeWithdrawReasonMax))),
  "groupKey": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(directOrderChangeGroupKeyMax))),
  "title": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(directOrderChangeTitleMin)).check(/*#__PURE__*/ zod.maxLength(directOrderChangeTitleMax))),
  "buyerReference": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(directOrderChangeBuyerReferenceMax))),
  "lines": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.array(TradeRequestLineInput).check(/*#__PURE__*/ zod.maxLength(directOrderChangeLinesMax))),
  "deliveryAddressId": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(directOrderChangeDeliveryAddressIdMax))),
  "deliveryCityId": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(directOrderChangeDeliveryCityIdMax))),
  "neededBy": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.iso.date()),
  "deliveryMethod": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(directOrderChangeDeliveryMethodMax))),
  "paymentTerm": /*#__PURE__*/ zod.optional(PaymentTerm),
  "buyerNote": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(directOrderChangeBuyerNoteMax))),
  "documents": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.array(TradeDocumentInput).check(/*#__PURE__*/ zod.maxLength(directOrderChangeDocumentsMax)))
});

export type DirectOrderChange = zod.input<typeof DirectOrderChange>;
export type DirectOrderChangeOutput = zod.output<typeof DirectOrderChange>;
