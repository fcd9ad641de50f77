/**
 * Generated from the contract; do not edit.
 */
import type { SupplierProduct } from './supplierProduct';

/**
 * A page of offers.
 */
export interface PagedSupplierProduct {
  /**
     * Items in all pages.
     * @minimum 0
     */
  totalCount: number;
  /**
     * Of this page; the first is 1.
     * @minimum 1
     */
  pageNumber: number;
  /**
     * Items of a full page.
     * @minimum 1
     * @maximum 100
     */
  pageSize: number;
  items: SupplierProduct[];
}
