/**
 * Generated from the contract; do not edit.
 */
import type { BaseProductOffers } from './baseProductOffers';
import type { PropertyFacet } from './propertyFacet';
import type { SaleCityCount } from './saleCityCount';
import type { SupplierProduct } from './supplierProduct';

/**
 * A page of offers with the facets of all results.
 */
export interface SupplierProductSearch {
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
  items: SupplierProduct[];
  /**
     * In the order of the category's properties.
     * @maxItems 500
     */
  facets: PropertyFacet[];
  /**
     * Suppliers among the results.
     * @minimum 0
     * @maximum 2147483647
     */
  supplierCount: number;
  /**
     * Cities of sale among the results.
     * @maxItems 2000
     */
  saleCities: SaleCityCount[];
  /**
     * The most visited base products of the category by its categories; only when asked for.
     * @maxItems 200
     */
  baseProducts?: BaseProductOffers[];
  /**
     * Set when the words as typed find nothing and this repaired form does.
     * @maxLength 200
     */
  repairedTerm?: string;
}
