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
  /**
     * Properties the supplier's products must have; conditions add up.
     * @maxItems 50
     */
  properties?: SelectedCategoryProperty[];
  /**
     * Cities of sale; any of them is enough.
     * @maxItems 100
     * @items.minLength 1
     * @items.maxLength 64
     */
  saleCityIds?: string[];
  /**
     * Kinds of supplier; any of them is enough.
     * @maxItems 6
     */
  kinds?: SupplierKind[];
  /** True asks for confirmed suppliers only. */
  confirmedOnly?: boolean;
  /** Order of the suppliers. */
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
