/**
 * Generated from the contract; do not edit.
 */

/**
 * A country, for addresses and origins.
 */
export interface Country {
  /**
     * Id of the country.
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
     * Two letters of ISO 3166-1.
     * @maxLength 60
     */
  code?: string;
  /** May be chosen in new addresses. */
  isActive: boolean;
}
