/**
 * Generated from the contract; do not edit.
 */

/**
 * The category the text is about first.
 */
export type PageSurroundingsCategory = {
  /**
     * Id of the category the text is about.
     * @minLength 1
     * @maxLength 64
     */
  id: string;
  /**
     * Name of that category.
     * @maxLength 300
     */
  name: string;
  /**
     * Readable last part of that category's address.
     * @maxLength 300
     */
  slug: string;
};
