/**
 * Generated from the contract; do not edit.
 */

/**
 * One value of an enumeration, as people read it.
 */
export interface EnumItem {
  /**
     * The word in requests and answers.
     * @maxLength 300
     */
  value: string;
  /**
     * Name of the value for programs; the same word.
     * @maxLength 300
     */
  name: string;
  /**
     * Persian text for people.
     * @maxLength 300
     */
  displayText: string;
  /**
     * Place in a list of choices; the first is 0.
     * @minimum 0
     * @maximum 2147483647
     */
  sortOrder: number;
}
