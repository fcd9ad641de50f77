/**
 * Generated from the contract; do not edit.
 */
import type { CategoryType } from './categoryType';

/**
 * One step of the way from the area down to a category.
 */
export interface CategoryCrumb {
  id: string;
  name: string;
  slug: string;
  /**
     * 1 for the areas.
     * @minimum 1
     */
  level: number;
  categoryType: CategoryType;
}
