/**
 * Generated from the contract; do not edit.
 */
import type { PageContentTypeIdParameter } from './pageContentTypeIdParameter';
import type { PageNumberParameter } from './pageNumberParameter';
import type { PageSizeParameter } from './pageSizeParameter';
import type { PageSortParameter } from './pageSortParameter';
import type { WithPageFacetsParameter } from './withPageFacetsParameter';

export type ListPagesByLabelParams = {
/**
 * The label.
 * @minLength 1
 * @maxLength 60
 */
label: string;
/**
 * Only of this node of the tree and what is below it; an unknown one has none.
 * @minLength 1
 * @maxLength 64
 */
contentTypeId?: PageContentTypeIdParameter;
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
