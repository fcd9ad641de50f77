/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod';
import { FileRef } from './fileRef';

export const TradeDocument = zod.object({
  "id": zod.string(),
  "typeId": zod.string(),
  "file": FileRef,
  "uploadedAt": zod.iso.datetime({"offset":true}),
  "uploadedByName": zod.string().optional(),
  "state": zod.enum(['Uploaded', 'Accepted', 'Rejected']),
  "reason": zod.string().optional()
});

export type TradeDocument = zod.input<typeof TradeDocument>;
export type TradeDocumentOutput = zod.output<typeof TradeDocument>;
