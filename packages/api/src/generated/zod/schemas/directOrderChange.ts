/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod';
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
