/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod/mini';
import { FileRef } from './fileRef';

export const TradeDocument = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.string(),
  "typeId": /*#__PURE__*/ zod.string(),
  "file": FileRef,
  "uploadedAt": /*#__PURE__*/ zod.iso.datetime({"offset":true}),
  "uploadedByName": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
  "state": /*#__PURE__*/ zod.enum(['Uploaded', 'Accepted', 'Rejected']),
  "reason": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string())
});

export type TradeDocument = zod.input<typeof TradeDocument>;
export type TradeDocumentOutput = zod.output<typeof TradeDocument>;
