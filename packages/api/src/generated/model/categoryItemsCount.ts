/**
 * Generated from the contract; do not edit.
 */

/**
 * How much a category holds, all levels below it included.
 */
export interface CategoryItemsCount {
  /**
     * Which of the categories asked for.
     * @minLength 1
     * @maxLength 64
     */
  categoryId: string;
  /**
     * How many products it has that are shown now.
     * @minimum 0
     * @maximum 2147483647
     */
  productCount: number;
  /**
     * How many base products it holds, levels below included.
     * @minimum 0
     * @maximum 2147483647
     */
  baseProductCount: number;
  /**
     * How many suppliers offer something in it.
     * @minimum 0
     * @maximum 2147483647
     */
  supplierCount: number;
  /**
     * How many articles and other contents it has.
     * @minimum 0
     * @maximum 2147483647
     */
  contentCount: number;
}
