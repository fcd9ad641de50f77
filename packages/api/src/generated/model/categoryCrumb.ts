/**
 * Generated from the contract; do not edit.
 */
import type { CategoryType } from './categoryType';

/**
 * One step of the way from the area down to a category.
 */
export interface CategoryCrumb {
  /**
     * Id of the category of this step.
     * @minLength 1
     * @maxLength 64
     */
  id: string;
  /**
     * Name to show for this step.
     * @maxLength 300
     */
  name: string;
  /**
     * Readable last part of the address, in Persian; it may change, the id does not.
     * @maxLength 300
     */
  slug: string;
  /**
     * 1 for the areas.
     * @minimum 1
     * @maximum 2147483647
     */
  level: number;
  /** The area it belongs to. */
  categoryType: CategoryType;
}
