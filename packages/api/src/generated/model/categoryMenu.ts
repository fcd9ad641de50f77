/**
 * Generated from the contract; do not edit.
 */
import type { CategoryMenuEntry } from './categoryMenuEntry';
import type { CategoryType } from './categoryType';

/**
 * Menu of one area. No entries means the area is empty.
 */
export interface CategoryMenu {
  /** The area it belongs to. */
  categoryType: CategoryType;
  /**
     * Top level of the menu in its order.
     * @maxItems 1000
     */
  subcategories: CategoryMenuEntry[];
}
