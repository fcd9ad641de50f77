/**
 * Generated from the contract; do not edit.
 */
import type { PageCommentStatus } from './pageCommentStatus';
import type { PageNumberParameter } from './pageNumberParameter';
import type { PageSizeParameter } from './pageSizeParameter';
import type { PageSortParameter } from './pageSortParameter';
import type { TermParameter } from './termParameter';
import type { WithPageFacetsParameter } from './withPageFacetsParameter';

export type ListPagesParams = {
/**
 * Words to find; Persian spelling and digits are folded.
 * @minLength 1
 * @maxLength 120
 */
term?: TermParameter;
/**
 * Contents of one supplier.
 * @minLength 1
 * @maxLength 64
 */
supplierId?: string;
/**
 * Contents with any of these labels.
 * @maxItems 10
 * @items.minLength 1
 * @items.maxLength 60
 */
labels?: string[];
/**
 * Only what I have commented on.
 */
commentedByMe?: boolean;
/**
 * With `commentedByMe`: only where a comment of mine is in this state.
 */
commentStatus?: PageCommentStatus;
/**
 * About this category or one below it.
 * @minLength 1
 * @maxLength 64
 */
categoryId?: string;
/**
 * Only of this node of the tree and what is below it; an unknown one has none.
 * @minLength 1
 * @maxLength 64
 */
contentTypeId?: string;
/**
 * Order: newest, most read or most liked first; within equals the newest first.
 */
sort?: PageSortParameter;
/**
 * Answers `labels` and `contentTypes` too.
 */
withFacets?: WithPageFacetsParameter;
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
