/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod';
import { ObjectType } from './objectType';

export const listConversationMessagesParamsConversationIdMax = 64;

export const listConversationMessagesParamsObjectIdMax = 64;

export const listConversationMessagesParamsBeforeMax = 64;

export const listConversationMessagesParamsPageNumberDefault = 1;
export const listConversationMessagesParamsPageNumberMax = 10000;

export const listConversationMessagesParamsPageSizeDefault = 10;
export const listConversationMessagesParamsPageSizeMax = 100;


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
