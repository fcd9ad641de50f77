/**
 * Generated from the contract; do not edit.
 */
import type { CategoryMenuEntry } from './categoryMenuEntry';
import type { CategoryType } from './categoryType';

/**
 * Menu of one area. No entries means the area is empty.
 */
export interface CategoryMenu {
  categoryType: CategoryType;
  subcategories: CategoryMenuEntry[];
}
