/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod';
import { ConversationCounterpart } from './conversationCounterpart';
import { ConversationState } from './conversationState';
import { LastMessage } from './lastMessage';
import { ObjectType } from './objectType';
import { TradeRequestStatus } from './tradeRequestStatus';

const conversationIdMax = 64;

const conversationSubjectMax = 500;

const conversationObjectIdMax = 64;

const conversationObjectTitleMax = 300;

const conversationTradeRequestIdMax = 64;

const conversationTradeRequestNumberMax = 300;

const conversationUnreadCountMin = 0;
const conversationUnreadCountMax = 2147483647;

const conversationVersionMax = 2147483647;



export const Conversation = zod.object({
  "id": zod.string().min(1).max(conversationIdMax),
  "subject": zod.string().max(conversationSubjectMax),
  "objectType": ObjectType.optional(),
  "objectId": zod.string().min(1).max(conversationObjectIdMax).optional(),
  "objectTitle": zod.string().max(conversationObjectTitleMax).optional(),
  "tradeRequestId": zod.string().min(1).max(conversationTradeRequestIdMax).optional(),
  "tradeRequestNumber": zod.string().max(conversationTradeRequestNumberMax).optional(),
  "tradeRequestStatus": TradeRequestStatus.optional(),
  "counterpart": ConversationCounterpart,
  "lastMessage": LastMessage,
  "unreadCount": zod.int().min(conversationUnreadCountMin).max(conversationUnreadCountMax),
  "state": ConversationState,
  "createdAt": zod.iso.datetime({"offset":true}),
  "version": zod.int().min(1).max(conversationVersionMax)
});

export type Conversation = zod.input<typeof Conversation>;
export type ConversationOutput = zod.output<typeof Conversation>;
