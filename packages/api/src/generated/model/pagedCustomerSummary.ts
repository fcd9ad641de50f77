/**
 * Generated from the contract; do not edit.
 */
import type { CustomerSummary } from './customerSummary';

/**
 * A page of customers.
 */
export interface PagedCustomerSummary {
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
  items: CustomerSummary[];
}
