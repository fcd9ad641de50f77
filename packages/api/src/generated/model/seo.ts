/**
 * Generated from the contract; do not edit.
 */

/**
 * Metadata of a page for search engines.
 */
export interface Seo {
  /**
     * Title for search engines, in place of the page's own.
     * @maxLength 300
     */
  title?: string;
  /**
     * At most 160 characters.
     * @maxLength 160
     */
  description?: string;
  /**
     * Path of the one true address.
     * @maxLength 2048
     */
  canonicalPath?: string;
  /** Keep out of search engines. */
  noindex: boolean;
}
