/**
 * Generated from the contract; do not edit.
 */
import type { PageNumberParameter } from './pageNumberParameter';
import type { PageSizeParameter } from './pageSizeParameter';
import type { PageSortParameter } from './pageSortParameter';
import type { WithPageFacetsParameter } from './withPageFacetsParameter';

export type ListPagesByContentTypeParams = {
/**
 * Node of the tree.
 * @minLength 1
 * @maxLength 64
 */
contentTypeId: string;
/**
 * Leave this page out.
 * @minLength 1
 * @maxLength 64
 */
exclude?: string;
/**
 * Only with this label; spelling is folded.
 * @minLength 1
 * @maxLength 60
 */
label?: string;
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
