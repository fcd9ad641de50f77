/**
 * Generated from the contract; do not edit.
 */
import type { SelectedCategoryProperty } from './selectedCategoryProperty';
import type { SupplierKind } from './supplierKind';
import type { SupplierSort } from './supplierSort';

/**
 * What suppliers must be able to offer. An empty object asks for all suppliers of the category.
 */
export interface CategorySupplierQuery {
  /** @maxItems 50 */
  properties?: SelectedCategoryProperty[];
  /** @maxItems 100 */
  saleCityIds?: string[];
  /** @maxItems 6 */
  kinds?: SupplierKind[];
  confirmedOnly?: boolean;
  sort?: SupplierSort;
  /**
     * 1 when absent.
     * @minimum 1
     * @maximum 100000
     */
  pageNumber?: number;
  /**
     * 10 when absent.
     * @minimum 1
     * @maximum 100
     */
  pageSize?: number;
}
