/**
 * Generated from the contract; do not edit.
 */
import type { PropertyFacet } from './propertyFacet';
import type { SaleCityCount } from './saleCityCount';
import type { SupplierWithProducts } from './supplierWithProducts';

/**
 * A page of suppliers with their matching goods and the facets of those goods.
 */
export interface CategorySupplierSearch {
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
  items: SupplierWithProducts[];
  facets: PropertyFacet[];
  saleCities: SaleCityCount[];
}
