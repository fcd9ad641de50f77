/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod';
import { ObjectType } from './objectType';

const listConversationMessagesParamsConversationIdMax = 64;

const listConversationMessagesParamsObjectIdMax = 64;

const listConversationMessagesParamsBeforeMax = 64;

const listConversationMessagesParamsPageNumberDefault = 1;
const listConversationMessagesParamsPageNumberMax = 10000;

const listConversationMessagesParamsPageSizeDefault = 10;
const listConversationMessagesParamsPageSizeMax = 100;


export const ListConversationMessagesParams = zod.object({
  "conversationId": zod.string().min(1).max(listConversationMessagesParamsConversationIdMax).optional(),
  "objectType": ObjectType.optional(),
  "objectId": zod.string().min(1).max(listConversationMessagesParamsObjectIdMax).optional(),
  "before": zod.string().min(1).max(listConversationMessagesParamsBeforeMax).optional(),
  "pageNumber": zod.int().min(1).max(listConversationMessagesParamsPageNumberMax).default(listConversationMessagesParamsPageNumberDefault),
  "pageSize": zod.int().min(1).max(listConversationMessagesParamsPageSizeMax).default(listConversationMessagesParamsPageSizeDefault)
})

export type ListConversationMessagesParams = zod.input<typeof ListConversationMessagesParams>;
export type ListConversationMessagesParamsOutput = zod.output<typeof ListConversationMessagesParams>;
