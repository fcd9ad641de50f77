/**
 * Generated from the contract; do not edit.
 */
import type { TradeRequestGroup } from './tradeRequestGroup';
import type { TradeRequestStatusCount } from './tradeRequestStatusCount';

/**
 * A page of requests in the order of `sort`, gathered by supplier in that order. `totalCount` counts requests.
 */
export interface TradeRequestsBySupplier {
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
     * Requests by state under the same filter but for `status`; states without any are absent.
     * @maxItems 20
     */
  statusCounts: TradeRequestStatusCount[];
  /**
     * Requests of this page, gathered by supplier.
     * @maxItems 100
     */
  groups: TradeRequestGroup[];
}
