/**
 * Generated from the contract; do not edit.
 */

/**
 * The category the text is about first.
 */
export type PageSurroundingsCategory = {
  id: string;
  name: string;
  slug: string;
};
