/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod';
import { FileRef } from './fileRef';

const conversationMessageIdMax = 64;

const conversationMessageConversationIdMax = 64;

const conversationMessageRootIdMax = 64;

const conversationMessageParentIdMax = 64;

const conversationMessageTextMax = 10000;

const conversationMessageFilesMax = 200;

const conversationMessageSenderNameMax = 300;

const conversationMessageSenderPositionMax = 300;

const conversationMessageClientMessageIdMax = 64;



export const ConversationMessage = zod.object({
  "id": zod.string().min(1).max(conversationMessageIdMax),
  "conversationId": zod.string().min(1).max(conversationMessageConversationIdMax),
  "rootId": zod.string().min(1).max(conversationMessageRootIdMax),
  "parentId": zod.string().min(1).max(conversationMessageParentIdMax).optional(),
  "text": zod.string().max(conversationMessageTextMax),
  "files": zod.array(FileRef).max(conversationMessageFilesMax),
  "senderName": zod.string().max(conversationMessageSenderNameMax),
  "senderPosition": zod.string().max(conversationMessageSenderPositionMax).optional(),
  "isMine": zod.boolean(),
  "sentAt": zod.iso.datetime({"offset":true}),
  "seenAt": zod.iso.datetime({"offset":true}).optional(),
  "editedAt": zod.iso.datetime({"offset":true}).optional(),
  "deletedAt": zod.iso.datetime({"offset":true}).optional(),
  "clientMessageId": zod.string().min(1).max(conversationMessageClientMessageIdMax)
});

export type ConversationMessage = zod.input<typeof ConversationMessage>;
export type ConversationMessageOutput = zod.output<typeof ConversationMessage>;
