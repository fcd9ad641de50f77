/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod/mini';
import { FileRef } from './fileRef';

export const ConversationCounterpart = /*#__PURE__*/ zod.object({
  "kind": /*#__PURE__*/ zod.enum(['Supplier', 'Buyer', 'Support']),
  "id": /*#__PURE__*/ zod.string(),
  "name": /*#__PURE__*/ zod.string(),
  "logo": /*#__PURE__*/ zod.optional(FileRef),
  "confirmation": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.object({
  "issuedAt": /*#__PURE__*/ zod.iso.datetime({"offset":true}),
  "validTo": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.iso.datetime({"offset":true}))
}))
});

export type ConversationCounterpart = zod.input<typeof ConversationCounterpart>;
export type ConversationCounterpartOutput = zod.output<typeof ConversationCounterpart>;
