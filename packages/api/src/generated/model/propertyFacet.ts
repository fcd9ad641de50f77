/**
 * Generated from the contract; do not edit.
 */
import type { FacetOption } from './facetOption';

/**
 * What a property's values are among the results, its own filter left out, so that a choice can be widened.
 */
export interface PropertyFacet {
  /**
     * Id of the property, as in `listCategoryProperties`.
     * @minLength 1
     * @maxLength 64
     */
  propertyId: string;
  /**
     * Options with their counts; a boolean property has the options `true` and `false`; a number has none.
     * @maxItems 2000
     */
  options: FacetOption[];
  /** Smallest value found in the base unit. */
  min?: number;
  /** Largest value found in the base unit. */
  max?: number;
  /**
     * Products by value in equal parts from `min` to `max`.
     * @maxItems 100
     * @items.minimum 0
     * @items.maximum 2147483647
     */
  histogram?: number[];
}
