/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod';
import { FileRef } from './fileRef';

export type ConversationMessageNode = {
  id: string;
  conversationId: string;
  rootId: string;
  parentId?: string;
  text: string;
  files: FileRef[];
  senderName: string;
  senderPosition?: string;
  isMine: boolean;
  sentAt: string;
  seenAt?: string;
  editedAt?: string;
  deletedAt?: string;
  clientMessageId: string;
  children: ConversationMessageNode[];
};

export const ConversationMessageNode: zod.ZodType<ConversationMessageNode> = zod.object({
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
  "clientMessageId": zod.string(),
  "children": zod.array(zod.lazy(() => ConversationMessageNode))
});

export type ConversationMessageNodeOutput = zod.output<typeof ConversationMessageNode>;
