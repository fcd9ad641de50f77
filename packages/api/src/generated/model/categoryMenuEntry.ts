/**
 * Generated from the contract; do not edit.
 */
import type { CategoryType } from './categoryType';

/**
 * A category in the menus, with the ones under it.
 */
export interface CategoryMenuEntry {
  id: string;
  categoryType: CategoryType;
  /** Persian name. */
  name: string;
  /** The name in an address. */
  slug: string;
  /** One of the four areas themselves. */
  isRoot: boolean;
  /**
     * 1 for the areas.
     * @minimum 1
     */
  level: number;
  /** Latin or English term; empty when there is none. */
  scientificName: string;
  /**
     * All levels below it included.
     * @minimum 0
     */
  productCount?: number;
  /**
     * All levels below it included.
     * @minimum 0
     */
  supplierCount?: number;
  /** In the order of the shelves. */
  subcategories: CategoryMenuEntry[];
}
