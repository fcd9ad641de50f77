/**
 * Generated from the contract; do not edit.
 */

/**
 * A city in which at least one active supplier sells.
 */
export interface SaleCity {
  id: string;
  name: string;
  englishName?: string;
  /** Its province. */
  parentId: string;
  /** May be chosen in new addresses. */
  isActive: boolean;
  /**
     * Active suppliers who sell there, within the area or category asked for. As of the last count, not of this moment.
     * @minimum 1
     */
  supplierCount: number;
}
