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
  /**
     * True where the list is too large to count for one answer: `totalCount`, and the counts given beside it (suppliers, facets, sale cities), are then estimates.
     * Absent or false, they are exact. The items themselves are always real results in the order asked.
     */
  isTotalEstimated?: boolean;
  items: SupplierProduct[];
  /** In the order of the category's properties. */
  facets: PropertyFacet[];
  /**
     * Suppliers among the results.
     * @minimum 0
     */
  supplierCount: number;
  saleCities: SaleCityCount[];
  /** The most visited base products of the category by its categories; only when asked for. */
  baseProducts?: BaseProductOffers[];
  /** Set when the words as typed find nothing and this repaired form does. */
  repairedTerm?: string;
}
