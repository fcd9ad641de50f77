/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod';
import { FileRef } from './fileRef';

export const ConversationMessage = zod.object({
  "id": zod.string(),
  "conversationId": zod.string(),
  "rootId": zod.string(),
  "parentId": zod.string().optional(),
  "text": zod.string(),
  "files": zod.array(FileRef),
  "senderName": zod.string(),
  "senderPosition": zod.string().optional(),
  "isMine": zod.boolean(),
  "sentAt": zod.iso.datetime({"offset":true}),
  "seenAt": zod.iso.datetime({"offset":true}).optional(),
  "editedAt": zod.iso.datetime({"offset":true}).optional(),
  "deletedAt": zod.iso.datetime({"offset":true}).optional(),
  "clientMessageId": zod.string()
});

export type ConversationMessage = zod.input<typeof ConversationMessage>;
export type ConversationMessageOutput = zod.output<typeof ConversationMessage>;
