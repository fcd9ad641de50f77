/**
 * Generated from the contract; do not edit.
 */

/**
 * A municipal district of a large city.
 */
export interface UrbanArea {
  id: string;
  name: string;
  englishName?: string;
  /** Its city. */
  parentId: string;
  /** Number of the district in its city. */
  code?: string;
  /** May be chosen in new addresses. */
  isActive: boolean;
}
