/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod';
import { FileRef } from './fileRef';

const conversationCounterpartIdMax = 64;

const conversationCounterpartNameMax = 300;



export const ConversationCounterpart = zod.object({
  "kind": zod.enum(['Supplier', 'Buyer', 'Support']),
  "id": zod.string().min(1).max(conversationCounterpartIdMax),
  "name": zod.string().max(conversationCounterpartNameMax),
  "logo": FileRef.optional(),
  "confirmation": zod.object({
  "issuedAt": zod.iso.datetime({"offset":true}),
  "validTo": zod.iso.datetime({"offset":true}).optional()
}).optional()
});

export type ConversationCounterpart = zod.input<typeof ConversationCounterpart>;
export type ConversationCounterpartOutput = zod.output<typeof ConversationCounterpart>;
