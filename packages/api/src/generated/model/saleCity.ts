/**
 * Generated from the contract; do not edit.
 */

/**
 * A city in which at least one active supplier sells.
 */
export interface SaleCity {
  /**
     * Id of the city.
     * @minLength 1
     * @maxLength 64
     */
  id: string;
  /**
     * Name in Persian.
     * @maxLength 300
     */
  name: string;
  /**
     * Name in English, for readers who know the term that way; absent where none is known.
     * @maxLength 300
     */
  englishName?: string;
  /**
     * Its province.
     * @minLength 1
     * @maxLength 64
     */
  parentId: string;
  /** May be chosen in new addresses. */
  isActive: boolean;
  /**
     * Active suppliers who sell there, within the area or category asked for. As of the last count, not of this moment.
     * @minimum 1
     * @maximum 2147483647
     */
  supplierCount: number;
}
