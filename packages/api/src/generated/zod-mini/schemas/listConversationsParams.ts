/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod/mini';
import { ConversationState } from './conversationState';
import { ObjectType } from './objectType';

const listConversationsParamsTermMax = 120;

const listConversationsParamsObjectIdMax = 64;

const listConversationsParamsPageNumberDefault = 1;
const listConversationsParamsPageNumberMax = 10000;

const listConversationsParamsPageSizeDefault = 10;
const listConversationsParamsPageSizeMax = 100;


export const ListConversationsParams = /*#__PURE__*/ zod.object({
  "term": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listConversationsParamsTermMax))),
  "state": /*#__PURE__*/ zod.optional(ConversationState),
  "unread": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean()),
  "objectType": /*#__PURE__*/ zod.optional(ObjectType),
  "objectId": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listConversationsParamsObjectIdMax))),
  "pageNumber": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listConversationsParamsPageNumberMax)), listConversationsParamsPageNumberDefault),
  "pageSize": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listConversationsParamsPageSizeMax)), listConversationsParamsPageSizeDefault)
})

export type ListConversationsParams = zod.input<typeof ListConversationsParams>;
export type ListConversationsParamsOutput = zod.output<typeof ListConversationsParams>;
