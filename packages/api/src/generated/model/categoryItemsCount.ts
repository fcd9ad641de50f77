/**
 * Generated from the contract; do not edit.
 */

/**
 * How much a category holds, all levels below it included.
 */
export interface CategoryItemsCount {
  categoryId: string;
  /** @minimum 0 */
  productCount: number;
  /** @minimum 0 */
  baseProductCount: number;
  /** @minimum 0 */
  supplierCount: number;
  /** @minimum 0 */
  contentCount: number;
}
