/**
 * Generated from the contract; do not edit.
 */
import type { CategoryType } from './categoryType';

/**
 * A category in the menus, with the ones under it.
 */
export interface CategoryMenuEntry {
  /**
     * Id of the category it leads to.
     * @minLength 1
     * @maxLength 64
     */
  id: string;
  /** The area it belongs to. */
  categoryType: CategoryType;
  /**
     * Persian name.
     * @maxLength 300
     */
  name: string;
  /**
     * The name in an address.
     * @maxLength 300
     */
  slug: string;
  /** One of the four areas themselves. */
  isRoot: boolean;
  /**
     * 1 for the areas.
     * @minimum 1
     * @maximum 2147483647
     */
  level: number;
  /**
     * Latin or English term; empty when there is none.
     * @maxLength 300
     */
  scientificName: string;
  /**
     * All levels below it included.
     * @minimum 0
     * @maximum 2147483647
     */
  productCount?: number;
  /**
     * All levels below it included.
     * @minimum 0
     * @maximum 2147483647
     */
  supplierCount?: number;
  /**
     * In the order of the shelves.
     * @maxItems 1000
     */
  subcategories: CategoryMenuEntry[];
}
