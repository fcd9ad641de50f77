/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod';
import { FileRef } from './fileRef';

const conversationMessageNodeIdMax = 64;

const conversationMessageNodeConversationIdMax = 64;

const conversationMessageNodeRootIdMax = 64;

const conversationMessageNodeParentIdMax = 64;

const conversationMessageNodeTextMax = 10000;

const conversationMessageNodeFilesMax = 200;

const conversationMessageNodeSenderNameMax = 300;

const conversationMessageNodeSenderPositionMax = 300;

const conversationMessageNodeClientMessageIdMax = 64;

const conversationMessageNodeChildrenMax = 1000;



export type ConversationMessageNode = {
  /**
     * @minLength 1
     * @maxLength 64
     */
  id: string;
  /**
     * @minLength 1
     * @maxLength 64
     */
  conversationId: string;
  /**
     * @minLength 1
     * @maxLength 64
     */
  rootId: string;
  /**
     * @minLength 1
     * @maxLength 64
     */
  parentId?: string;
  /** @maxLength 10000 */
  text: string;
  /** @maxItems 200 */
  files: FileRef[];
  /** @maxLength 300 */
  senderName: string;
  /** @maxLength 300 */
  senderPosition?: string;
  isMine: boolean;
  sentAt: string;
  seenAt?: string;
  editedAt?: string;
  deletedAt?: string;
  /**
     * @minLength 1
     * @maxLength 64
     */
  clientMessageId: string;
  /** @maxItems 1000 */
  children: ConversationMessageNode[];
};

export const ConversationMessageNode: zod.ZodType<ConversationMessageNode> = zod.object({
  "id": zod.string().min(1).max(conversationMessageNodeIdMax),
  "conversationId": zod.string().min(1).max(conversationMessageNodeConversationIdMax),
  "rootId": zod.string().min(1).max(conversationMessageNodeRootIdMax),
  "parentId": zod.string().min(1).max(conversationMessageNodeParentIdMax).optional(),
  "text": zod.string().max(conversationMessageNodeTextMax),
  "files": zod.array(FileRef).max(conversationMessageNodeFilesMax),
  "senderName": zod.string().max(conversationMessageNodeSenderNameMax),
  "senderPosition": zod.string().max(conversationMessageNodeSenderPositionMax).optional(),
  "isMine": zod.boolean(),
  "sentAt": zod.iso.datetime({"offset":true}),
  "seenAt": zod.iso.datetime({"offset":true}).optional(),
  "editedAt": zod.iso.datetime({"offset":true}).optional(),
  "deletedAt": zod.iso.datetime({"offset":true}).optional(),
  "clientMessageId": zod.string().min(1).max(conversationMessageNodeClientMessageIdMax),
  "children": zod.array(zod.lazy(() => ConversationMessageNode)).max(conversationMessageNodeChildrenMax)
});

export type ConversationMessageNodeOutput = zod.output<typeof ConversationMessageNode>;
