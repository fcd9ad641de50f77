/**
 * Generated from the contract; do not edit.
 */

/**
 * One value of an enumeration, as people read it.
 */
export interface EnumItem {
  /** The word in requests and answers. */
  value: string;
  /** Name of the value for programs; the same word. */
  name: string;
  /** Persian text for people. */
  displayText: string;
  /**
     * Place in a list of choices; the first is 0.
     * @minimum 0
     */
  sortOrder: number;
}
