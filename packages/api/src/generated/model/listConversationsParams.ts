/**
 * Generated from the contract; do not edit.
 */
import type { ConversationState } from './conversationState';
import type { ObjectType } from './objectType';
import type { PageNumberParameter } from './pageNumberParameter';
import type { PageSizeParameter } from './pageSizeParameter';

export type ListConversationsParams = {
/**
 * Words to find; Persian spelling and digits are folded.
 * @minLength 1
 * @maxLength 120
 */
term?: string;
/**
 * In this state; archived ones stay out when it is absent.
 */
state?: ConversationState;
/**
 * Only those with unread messages, or only those without.
 */
unread?: boolean;
/**
 * About objects of this kind.
 */
objectType?: ObjectType;
/**
 * About this object, of this request, or mine with this supplier.
 * @minLength 1
 * @maxLength 64
 */
objectId?: string;
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
