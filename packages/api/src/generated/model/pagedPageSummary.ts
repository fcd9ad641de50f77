/**
 * Generated from the contract; do not edit.
 */
import type { PageContentTypeCount } from './pageContentTypeCount';
import type { PageLabelCount } from './pageLabelCount';
import type { PageSummary } from './pageSummary';

/**
 * A page of contents.
 */
export interface PagedPageSummary {
  /**
     * Items in all pages.
     * @minimum 0
     * @maximum 2147483647
     */
  totalCount: number;
  /**
     * Of this page; the first is 1.
     * @minimum 1
     * @maximum 2147483647
     */
  pageNumber: number;
  /**
     * Items of a full page.
     * @minimum 1
     * @maximum 100
     */
  pageSize: number;
  /**
     * True where the list is too large to count for one answer: `totalCount`, and the counts given beside it (suppliers, facets, sale cities), are then estimates.
     * Absent or false, they are exact. The items themselves are always real results in the order asked.
     */
  isTotalEstimated?: boolean;
  /**
     * The entries of this page, in the order that was asked for.
     * @maxItems 100
     */
  items: PageSummary[];
  /**
     * Most used labels of the list before it is narrowed by label; only with `withFacets`.
     * @maxItems 40
     */
  labels?: PageLabelCount[];
  /**
     * Kinds of the list before it is narrowed by kind, most used first; only with `withFacets`.
     * @maxItems 40
     */
  contentTypes?: PageContentTypeCount[];
}
