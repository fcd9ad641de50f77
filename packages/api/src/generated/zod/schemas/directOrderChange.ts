/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod';
import { PaymentTerm } from './paymentTerm';
import { TradeDocumentInput } from './tradeDocumentInput';
import { TradeRequestLineInput } from './tradeRequestLineInput';

export const directOrderChangeVersionMax = 2147483647;

export const directOrderChangeWithdrawReasonMax = 500;

export const directOrderChangeGroupKeyMax = 64;

export const directOrderChangeTitleMin = 2;
export const directOrderChangeTitleMax = 120;

export const directOrderChangeBuyerReferenceMax = 40;

export const directOrderChangeLinesMax = 500;

export const directOrderChangeDeliveryAddressIdMax = 64;

export const directOrderChangeDeliveryCityIdMax = 64;

export const directOrderChangeDeliveryMethodMax = 40;

export const directOrderChangeBuyerNoteMax = 2000;

export const directOrderChangeDocumentsMax = 10;



export const DirectOrderChange = zod.object({
  "version": zod.int().min(1).max(directOrderChangeVersionMax),
  "withdraw": zod.boolean().optional(),
  "withdrawReason": zod.string().min(1).max(directOrderChangeWithdrawReasonMax).optional(),
  "groupKey": zod.string().min(1).max(directOrderChangeGroupKeyMax).optional(),
  "title": zod.string().min(directOrderChangeTitleMin).max(directOrderChangeTitleMax).optional(),
  "buyerReference": zod.string().min(1).max(directOrderChangeBuyerReferenceMax).optional(),
  "lines": zod.array(TradeRequestLineInput).max(directOrderChangeLinesMax).optional(),
  "deliveryAddressId": zod.string().min(1).max(directOrderChangeDeliveryAddressIdMax).optional(),
  "deliveryCityId": zod.string().min(1).max(directOrderChangeDeliveryCityIdMax).optional(),
  "neededBy": zod.iso.date().optional(),
  "deliveryMethod": zod.string().min(1).max(directOrderChangeDeliveryMethodMax).optional(),
  "paymentTerm": PaymentTerm.optional(),
  "buyerNote": zod.string().min(1).max(directOrderChangeBuyerNoteMax).optional(),
  "documents": zod.array(TradeDocumentInput).max(directOrderChangeDocumentsMax).optional()
});

export type DirectOrderChange = zod.input<typeof DirectOrderChange>;
export type DirectOrderChangeOutput = zod.output<typeof DirectOrderChange>;
