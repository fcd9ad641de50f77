/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod';
import { FileRef } from './fileRef';

export const ConversationCounterpart = zod.object({
  "kind": zod.enum(['Supplier', 'Buyer', 'Support']),
  "id": zod.string(),
  "name": zod.string(),
  "logo": FileRef.optional(),
  "confirmation": zod.object({
  "issuedAt": zod.iso.datetime({"offset":true}),
  "validTo": zod.iso.datetime({"offset":true}).optional()
}).optional()
});

export type ConversationCounterpart = zod.input<typeof ConversationCounterpart>;
export type ConversationCounterpartOutput = zod.output<typeof ConversationCounterpart>;
