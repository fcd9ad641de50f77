/**
 * Generated from the contract; do not edit.
 */
import type { ObjectType } from './objectType';
import type { PageNumberParameter } from './pageNumberParameter';
import type { PageSizeParameter } from './pageSizeParameter';

export type ListConversationMessagesParams = {
/**
 * The conversation.
 * @minLength 1
 * @maxLength 64
 */
conversationId?: string;
/**
 * Kind of the object.
 */
objectType?: ObjectType;
/**
 * The object.
 * @minLength 1
 * @maxLength 64
 */
objectId?: string;
/**
 * Only messages older than this one; `totalCount` counts those, up to 500.
 * @minLength 1
 * @maxLength 64
 */
before?: string;
/**
 * The first page is 1. Lists of products go down to their first 10,000 items (`pageNumber` times `pageSize`); what lies deeper is refused with `bad-request`, and narrowed to instead.
 * @minimum 1
 * @maximum 10000
 */
pageNumber?: PageNumberParameter;
/**
 * Items per page. Screens offer 10, 25, 50 and 100.
 * @minimum 1
 * @maximum 100
 */
pageSize?: PageSizeParameter;
};
