/**
 * Generated from the contract; do not edit.
 */

/**
 * The article that shows it, where there is one; the newest of several.
 */
export type MediaVideoArticle = {
  /**
     * Id of the article.
     * @minLength 1
     * @maxLength 64
     */
  id: string;
  /**
     * Readable last part of the article's address.
     * @maxLength 300
     */
  slug: string;
  /**
     * Title of the article.
     * @maxLength 300
     */
  title: string;
};
