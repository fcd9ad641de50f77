/**
 * Generated from the contract; do not edit.
 */

/**
 * A kind of content and how many contents of the list have it.
 */
export interface PageContentTypeCount {
  contentTypeId: string;
  title: string;
  /** @minimum 1 */
  count: number;
}
