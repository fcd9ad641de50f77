/**
 * Generated from the contract; do not edit.
 */

/**
 * Metadata of a page for search engines.
 */
export interface Seo {
  title?: string;
  /**
     * At most 160 characters.
     * @maxLength 160
     */
  description?: string;
  /** Path of the one true address. */
  canonicalPath?: string;
  /** Keep out of search engines. */
  noindex: boolean;
}
