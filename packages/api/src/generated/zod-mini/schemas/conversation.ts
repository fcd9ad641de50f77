/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod/mini';
import { ConversationCounterpart } from './conversationCounterpart';
import { ConversationState } from './conversationState';
import { LastMessage } from './lastMessage';
import { ObjectType } from './objectType';
import { TradeRequestStatus } from './tradeRequestStatus';

const conversationUnreadCountMin = 0;




export const Conversation = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.string(),
  "subject": /*#__PURE__*/ zod.string(),
  "objectType": /*#__PURE__*/ zod.optional(ObjectType),
  "objectId": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
  "objectTitle": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
  "tradeRequestId": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
  "tradeRequestNumber": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
  "tradeRequestStatus": /*#__PURE__*/ zod.optional(TradeRequestStatus),
  "counterpart": ConversationCounterpart,
  "lastMessage": LastMessage,
  "unreadCount": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(conversationUnreadCountMin)),
  "state": ConversationState,
  "createdAt": /*#__PURE__*/ zod.iso.datetime({"offset":true}),
  "version": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1))
});

export type Conversation = zod.input<typeof Conversation>;
export type ConversationOutput = zod.output<typeof Conversation>;
