/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod';
import { ConversationState } from './conversationState';
import { ObjectType } from './objectType';

export const listConversationsParamsTermMax = 120;

export const listConversationsParamsObjectIdMax = 64;

export const listConversationsParamsPageNumberDefault = 1;
export const listConversationsParamsPageNumberMax = 10000;

export const listConversationsParamsPageSizeDefault = 10;
export const listConversationsParamsPageSizeMax = 100;


export const ListConversationsParams = zod.object({
  "term": zod.string().min(1).max(listConversationsParamsTermMax).optional(),
  "state": ConversationState.optional(),
  "unread": zod.boolean().optional(),
  "objectType": ObjectType.optional(),
  "objectId": zod.string().min(1).max(listConversationsParamsObjectIdMax).optional(),
  "pageNumber": zod.int().min(1).max(listConversationsParamsPageNumberMax).default(listConversationsParamsPageNumberDefault),
  "pageSize": zod.int().min(1).max(listConversationsParamsPageSizeMax).default(listConversationsParamsPageSizeDefault)
})

export type ListConversationsParams = zod.input<typeof ListConversationsParams>;
export type ListConversationsParamsOutput = zod.output<typeof ListConversationsParams>;
