/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod';
import { FileRef } from './fileRef';

const tradeDocumentIdMax = 64;

const tradeDocumentTypeIdMax = 64;

const tradeDocumentUploadedByNameMax = 300;

const tradeDocumentReasonMax = 2000;



export const TradeDocument = zod.object({
  "id": zod.string().min(1).max(tradeDocumentIdMax),
  "typeId": zod.string().min(1).max(tradeDocumentTypeIdMax),
  "file": FileRef,
  "uploadedAt": zod.iso.datetime({"offset":true}),
  "uploadedByName": zod.string().max(tradeDocumentUploadedByNameMax).optional(),
  "state": zod.enum(['Uploaded', 'Accepted', 'Rejected']),
  "reason": zod.string().max(tradeDocumentReasonMax).optional()
});

export type TradeDocument = zod.input<typeof TradeDocument>;
export type TradeDocumentOutput = zod.output<typeof TradeDocument>;
