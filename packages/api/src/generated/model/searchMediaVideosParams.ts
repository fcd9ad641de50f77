/**
 * Generated from the contract; do not edit.
 */
import type { PageNumberParameter } from './pageNumberParameter';
import type { PageSizeParameter } from './pageSizeParameter';
import type { SearchMediaVideosSort } from './searchMediaVideosSort';

export type SearchMediaVideosParams = {
/**
 * Words to find; Persian spelling and digits are folded.
 * @minLength 1
 * @maxLength 120
 */
term: string;
/**
 * Videos with this tag; spelling is folded.
 * @minLength 1
 * @maxLength 60
 */
tag?: string;
/**
 * Videos of this category and those below it.
 * @minLength 1
 * @maxLength 64
 */
categoryId?: string;
/**
 * Order; a minus turns it round.
 */
sort?: SearchMediaVideosSort;
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
