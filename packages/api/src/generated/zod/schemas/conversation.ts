/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod';
import { ConversationCounterpart } from './conversationCounterpart';
import { ConversationState } from './conversationState';
import { LastMessage } from './lastMessage';
import { ObjectType } from './objectType';
import { TradeRequestStatus } from './tradeRequestStatus';

export const conversationUnreadCountMin = 0;




export const Conversation = zod.object({
  "id": zod.string(),
  "subject": zod.string(),
  "objectType": ObjectType.optional(),
  "objectId": zod.string().optional(),
  "objectTitle": zod.string().optional(),
  "tradeRequestId": zod.string().optional(),
  "tradeRequestNumber": zod.string().optional(),
  "tradeRequestStatus": TradeRequestStatus.optional(),
  "counterpart": ConversationCounterpart,
  "lastMessage": LastMessage,
  "unreadCount": zod.int().min(conversationUnreadCountMin),
  "state": ConversationState,
  "createdAt": zod.iso.datetime({"offset":true}),
  "version": zod.int().min(1)
});

export type Conversation = zod.input<typeof Conversation>;
export type ConversationOutput = zod.output<typeof Conversation>;
