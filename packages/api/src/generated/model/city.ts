/**
 * Generated from the contract; do not edit.
 */

/**
 * A city of the country, for addresses.
 */
export interface City {
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
}
