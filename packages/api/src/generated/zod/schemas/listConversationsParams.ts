/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod';
import { ConversationState } from './conversationState';
import { ObjectType } from './objectType';

const listConversationsParamsTermMax = 120;

const listConversationsParamsObjectIdMax = 64;

const listConversationsParamsPageNumberDefault = 1;
const listConversationsParamsPageNumberMax = 10000;

const listConversationsParamsPageSizeDefault = 10;
const listConversationsParamsPageSizeMax = 100;


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
