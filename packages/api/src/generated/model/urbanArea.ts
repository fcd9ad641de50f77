/**
 * Generated from the contract; do not edit.
 */

/**
 * A municipal district of a large city.
 */
export interface UrbanArea {
  /**
     * Id of the district.
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
     * Its city.
     * @minLength 1
     * @maxLength 64
     */
  parentId: string;
  /**
     * Number of the district in its city.
     * @maxLength 60
     */
  code?: string;
  /** May be chosen in new addresses. */
  isActive: boolean;
}
