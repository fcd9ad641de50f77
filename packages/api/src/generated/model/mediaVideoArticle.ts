/**
 * Generated from the contract; do not edit.
 */

/**
 * The article that shows it, where there is one; the newest of several.
 */
export type MediaVideoArticle = {
  id: string;
  slug: string;
  title: string;
};
