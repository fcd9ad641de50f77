/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod/mini';
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

export const ConversationMessageNode: zod.ZodMiniType<ConversationMessageNode> = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.string(),
  "conversationId": /*#__PURE__*/ zod.string(),
  "rootId": /*#__PURE__*/ zod.string(),
  "parentId": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
  "text": /*#__PURE__*/ zod.string(),
  "files": /*#__PURE__*/ zod.array(FileRef),
  "senderName": /*#__PURE__*/ zod.string(),
  "senderPosition": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
  "isMine": /*#__PURE__*/ zod.boolean(),
  "sentAt": /*#__PURE__*/ zod.iso.datetime({"offset":true}),
  "seenAt": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.iso.datetime({"offset":true})),
  "editedAt": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.iso.datetime({"offset":true})),
  "deletedAt": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.iso.datetime({"offset":true})),
  "clientMessageId": /*#__PURE__*/ zod.string(),
  "children": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.lazy(() => ConversationMessageNode))
});

export type ConversationMessageNodeOutput = zod.output<typeof ConversationMessageNode>;
