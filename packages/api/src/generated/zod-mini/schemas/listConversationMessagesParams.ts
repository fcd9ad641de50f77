/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod/mini';
import { ObjectType } from './objectType';

const listConversationMessagesParamsConversationIdMax = 64;

const listConversationMessagesParamsObjectIdMax = 64;

const listConversationMessagesParamsBeforeMax = 64;

const listConversationMessagesParamsPageNumberDefault = 1;
const listConversationMessagesParamsPageNumberMax = 10000;

const listConversationMessagesParamsPageSizeDefault = 10;
const listConversationMessagesParamsPageSizeMax = 100;


export const ListConversationMessagesParams = /*#__PURE__*/ zod.object({
  "conversationId": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listConversationMessagesParamsConversationIdMax))),
  "objectType": /*#__PURE__*/ zod.optional(ObjectType),
  "objectId": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listConversationMessagesParamsObjectIdMax))),
  "before": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listConversationMessagesParamsBeforeMax))),
  "pageNumber": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listConversationMessagesParamsPageNumberMax)), listConversationMessagesParamsPageNumberDefault),
  "pageSize": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listConversationMessagesParamsPageSizeMax)), listConversationMessagesParamsPageSizeDefault)
})

export type ListConversationMessagesParams = zod.input<typeof ListConversationMessagesParams>;
export type ListConversationMessagesParamsOutput = zod.output<typeof ListConversationMessagesParams>;
