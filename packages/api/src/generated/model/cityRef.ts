/**
 * Generated from the contract; do not edit.
 */

/**
 * A city by id and name.
 */
export interface CityRef {
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
}
