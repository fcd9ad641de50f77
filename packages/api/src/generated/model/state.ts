/**
 * Generated from the contract; do not edit.
 */

/**
 * A province.
 */
export interface State {
  /**
     * Id of the province.
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
     * Its country.
     * @minLength 1
     * @maxLength 64
     */
  parentId: string;
  /**
     * ISO 3166-2.
     * @maxLength 60
     */
  code?: string;
  /** May be chosen in new addresses. */
  isActive: boolean;
}
